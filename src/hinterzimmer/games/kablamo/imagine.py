def imagine(table,seat,rng): return table.copy()
def twin(choices,seat,rng): return list(choices)
