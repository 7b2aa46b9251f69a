import { connect } from 'node:net'
import type { SendRequest } from './fuzz-requests.ts'

type Cookies = Record<'stranger' | 'guest' | 'client', string>
type Fetch = (request: Request, bindings: object) => Response | Promise<Response>

const origin = 'http://localhost:3000'
const bindings = { incoming: { socket: { remoteAddress: '203.0.113.1' } } }

/** Cookies of a guest with a basket, and of a client of the demo shop with a basket. */
export async function createSenderCookies(fetch: Fetch): Promise<Cookies> {
  const send = async (path: string, fields: Record<string, string>, cookie = '') => {
    const init = {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Host: 'localhost:3000', Cookie: cookie },
    }
    const answer = await fetch(new Request(origin + path, init), bindings)
    return answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
  }
  const mug = { product: '1001', size: 'uniw', number: '1' }
  const signedIn = await send('/logowanie', { login: 'anna', password: 'witryna-demo' })
  const basket = await send('/basketchange.php', mug, signedIn)
  return { stranger: '', guest: await send('/basketchange.php', mug), client: `${signedIn}; ${basket}` }
}

/** Sends to the application itself. Parts that a Request cannot represent are normalised first, as a browser would. */
export function sendToApplication(fetch: Fetch, cookies: Cookies): SendRequest {
  return async ({ method, target, headers: { Cookie = '', ...headers }, body, sender }) => {
    const cookie = [cookies[sender], Cookie].filter(Boolean).join('; ')
    const init = { method, headers: { Host: 'localhost:3000', ...headers, Cookie: cookie }, body }
    const answer = await fetch(new Request(origin + target, init), bindings)
    return { status: answer.status, body: await answer.text() }
  }
}

/** Sends the exact bytes through a socket. */
export function sendToServer(port: number, cookies: Cookies): SendRequest {
  return ({ method, target, headers: { Cookie = '', ...headers }, body, sender }) => {
    const all = { Host: `localhost:${port}`, ...headers, Cookie: `${cookies[sender]}; ${Cookie}`, Connection: 'close' }
    const lines = Object.entries({ ...all, ...(body && { 'Content-Length': body.length }) })
    const head = `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
    return new Promise((resolve, reject) => {
      const socket = connect(port, 'localhost', () => {
        socket.write(head, 'latin1')
        if (body) socket.write(body)
      })
      let received = ''
      socket.on('data', (chunk) => {
        received += chunk
      })
      socket.on('error', () => {}) // a refused connection is closed while it still sends; the answer counts
      socket.on('close', () => {
        const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(received) ?? []
        if (status) resolve({ status: Number(status), body: received.slice(received.indexOf('\r\n\r\n') + 4) })
        else reject(new Error(`no answer but ${JSON.stringify(received)}`))
      })
    })
  }
}
