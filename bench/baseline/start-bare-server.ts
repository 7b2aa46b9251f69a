import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type HttpResponse, headerOf } from '../load/parse-response.ts'

const copied = ['Content-Type', 'Content-Encoding', 'Cache-Control', 'ETag', 'Vary']

/** Node's HTTP server alone, which answers with the same bytes as `answer`, in a separate process. */
export async function startBareServer(answer: HttpResponse): Promise<{ port: number; stop: () => Promise<void> }> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), { env: { ...process.env, NODE_ENV: 'production' } })
  const headers = Object.fromEntries(copied.flatMap((name) => [[name, headerOf(answer, name)]]).filter(([, v]) => v))
  child.send({ headers, body: answer.body.toString('base64') })
  const [port] = (await once(child, 'message')) as [number]
  return {
    port,
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}
