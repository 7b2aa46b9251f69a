@rem "exec" of the script "start" in package.json, for Windows, whose shell has none
@%*
