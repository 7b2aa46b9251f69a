import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { FolderInUse, lockDataFolder } from '#platform/database/data-folder-lock.ts'

/**
 * A process of its own that says when it is ready, is given the moment of the first folder, asks for all `folders`, each at its moment, and
 * prints the places of those that it owns.
 */
const folders = process.argv.slice(2)
process.stdout.write('ready')
const [begin] = await once(process.stdin, 'data')
const owned: number[] = []
for (const [place, folder] of folders.entries()) {
  const moment = Number(begin) + 4 * place
  await sleep(Math.max(0, moment - Date.now() - 2))
  while (Date.now() < moment); // awake on the dot, so that rivals truly meet
  try {
    lockDataFolder(folder)
    owned.push(place)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
  }
}
process.stdout.write(JSON.stringify(owned))
process.stdin.resume() // alive until every rival has asked
