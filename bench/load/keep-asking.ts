import { Connection } from './connection.ts'
import type { Visitor } from './visitor.ts'

/** Each visitor asks again as soon as he is answered, while `goesOn` says so; tells when each asked and was answered. */
export async function keepAsking(
  port: number,
  visitors: Visitor[],
  goesOn: () => boolean,
  tell: (asked: number, answered: number) => void = () => {},
): Promise<void> {
  await Promise.all(
    visitors.map(async (visitor) => {
      const connection = new Connection(port)
      while (goesOn()) {
        const asked = performance.now()
        visitor.answered(await connection.send(visitor.request()))
        tell(asked, performance.now())
      }
      connection.close()
    }),
  )
}
