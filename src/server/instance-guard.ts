import { dataIdentity } from '#platform/data-folder.ts'
import { log } from '#platform/log.ts'
import { readSecret } from '#platform/secrets.ts'
import type { AppContext } from './app-context.ts'

type Instance = Pick<AppContext, 'config' | 'database'>

/**
 * Declares this process's secret and data folder to the other processes on this database, again after a restore changed the
 * secret. Throws a readable error when another process has different ones.
 */
export async function checkOtherInstances(instance: Instance): Promise<void> {
  await declareInstance(instance)
  await instance.database.listen('restored', () => void declareInstance(instance).catch((error) => log.error(error)))
  const problem = await findInstanceConflict(instance)
  if (problem) throw new Error(problem)
}

async function declareInstance({ config, database }: Instance): Promise<void> {
  await database.declare('secret', readSecret(config.secret, config.dataFolder))
  await database.declare('folder', dataIdentity(config.dataFolder))
}

/**
 * Returns how this process differs from another one on the same database, as a message; null when they agree. With different
 * secrets no one would stay signed in, with different data folders every second picture would be missing.
 */
export async function findInstanceConflict({ config, database }: Instance): Promise<string | null> {
  if (await database.differs('secret', readSecret(config.secret, config.dataFolder)))
    return 'Na tej bazie działa już Witryna z innym SECRET: klienci zalogowani w jednej nie byliby zalogowani w drugiej. Daj wszystkim procesom ten sam SECRET. Aby go zmienić, zatrzymaj najpierw wszystkie.'
  if (await database.differs('folder', dataIdentity(config.dataFolder)))
    return `Na tej bazie działa już Witryna z innym folderem danych niż ${config.dataFolder}: brakowałoby jej zdjęć. Daj wszystkim procesom ten sam, wspólny DATA_FOLDER.`
  return null
}
