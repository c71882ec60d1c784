"""The opponents of Ausbrecher AG."""

from hinterzimmer.bots.ausbrecher.team import AusbrecherTeam

TEAM = AusbrecherTeam()
