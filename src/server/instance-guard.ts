import { dataIdentity } from '#platform/data-folder.ts'
import { log } from '#platform/log.ts'
import { readSecret } from '#platform/secrets.ts'
import type { AppContext } from './app-context.ts'

type Instance = Pick<AppContext, 'config' | 'database'>

/**
 * Tells the other processes on this database which secret and which data folder this one has, again when a backup brought
 * another secret. Throws in plain words when one that runs has others.
 */
export async function checkOtherInstances(place: Instance): Promise<void> {
  await declareInstance(place)
  await place.database.listen('restored', () => void declareInstance(place).catch((error) => log.error(error)))
  const problem = await findInstanceConflict(place)
  if (problem) throw new Error(problem)
}

async function declareInstance({ config, database }: Instance): Promise<void> {
  await database.declare('secret', readSecret(config.secret, config.dataFolder))
  await database.declare('folder', dataIdentity(config.dataFolder))
}

/**
 * What this process has otherwise than another one that runs on the same database, in plain words; null when they agree. With
 * another secret nobody would stay signed in, with another data folder every second picture would be missing.
 */
export async function findInstanceConflict({ config, database }: Instance): Promise<string | null> {
  if (await database.differs('secret', readSecret(config.secret, config.dataFolder)))
    return 'Na tej bazie działa już Witryna z innym SECRET: klienci zalogowani w jednej nie byliby zalogowani w drugiej. Daj wszystkim procesom ten sam SECRET. Aby go zmienić, zatrzymaj najpierw wszystkie.'
  if (await database.differs('folder', dataIdentity(config.dataFolder)))
    return `Na tej bazie działa już Witryna z innym folderem danych niż ${config.dataFolder}: brakowałoby jej zdjęć. Daj wszystkim procesom ten sam, wspólny DATA_FOLDER.`
  return null
}
