import { sql } from 'kysely'
import type { House } from '../../open-house.ts'
import { loadSharp } from '../../platform/pictures/load-sharp.ts'
import { pictureProcess } from '../../platform/pictures/picture-process.ts'
import { type Finding, note, well, wrong } from './finding.ts'

/** Whether pictures can be made, and whether all that products name have come. */
export async function lookAtPictures(house: House | null): Promise<Finding[]> {
  return [await making(), ...(house ? [await fetching(house)] : [])]
}

async function making(): Promise<Finding> {
  try {
    const library = await loadSharp()
    const drawn = await library({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer()
    const seen = await pictureProcess.look(drawn)
    if (!seen.ok) throw new Error(seen.problem)
    return well('zdjęcia', `sharp ${library.versions.sharp}, libvips ${library.versions.vips}`)
  } catch (error) {
    return wrong('zdjęcia', `sharp nie działa: ${(error as Error).message}. Zainstaluj ponownie: npm ci`)
  }
}

async function fetching({ database }: House): Promise<Finding> {
  const counts: Record<string, number> = {}
  for (const table of ['picture', 'illustration'] as const) {
    const rows = await database.query
      .selectFrom(table)
      .select((select) => [
        sql<string>`case when state = 'waiting' and error is not null then 'again' else state end`.as('state'),
        select.fn.countAll<number>().as('count'),
      ])
      .groupBy(sql`1`)
      .execute()
    for (const { state, count } of rows) counts[state] = (counts[state] ?? 0) + Number(count)
  }
  const { ready = 0, waiting = 0, again = 0, failed = 0 } = counts
  const words = `gotowe ${ready}, czekają ${waiting}, nieudane, ale ponawiane ${again}, nieudane ${failed}`
  return failed + again > 0
    ? note('pobieranie zdjęć', `${words}. Powody: pictures list; jeszcze raz: pictures retry`)
    : well('pobieranie zdjęć', words)
}
