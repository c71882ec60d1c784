"""The bots of Ausbrecher AG."""

from hinterzimmer.games.ausbrecher.bots.team import AusbrecherTeam

TEAM = AusbrecherTeam()
