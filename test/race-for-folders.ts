import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { FolderInUse, lockDataFolder } from '#platform/database/data-folder-lock.ts'

/**
 * A separate process: reports when it is ready, receives the time for the first folder, tries to lock all `folders`, each at its time, and
 * prints the indexes of those that it owns.
 */
const folders = process.argv.slice(2)
process.stdout.write('ready')
const [begin] = await once(process.stdin, 'data')
const owned: number[] = []
for (const [place, folder] of folders.entries()) {
  const moment = Number(begin) + 4 * place
  await sleep(Math.max(0, moment - Date.now() - 2))
  while (Date.now() < moment); // busy wait, so that all processes try at the same moment
  try {
    lockDataFolder(folder)
    owned.push(place)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
  }
}
process.stdout.write(JSON.stringify(owned))
process.stdin.resume() // alive until every process has tried
