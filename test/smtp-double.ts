import { createServer, type Socket } from 'node:net'

export interface ReceivedMail {
  to: string
  message: string
}

export interface SmtpDouble {
  url: string
  received: ReceivedMail[]
  /** Refuses mails to this address with a passing error. */
  refuse: (address: string | null) => void
  close: () => Promise<void>
}

/** A server that speaks as much SMTP as a mail needs to arrive, on a port of its own. */
export async function openSmtpDouble(): Promise<SmtpDouble> {
  const received: ReceivedMail[] = []
  let refused: string | null = null
  const server = createServer((socket) => converse(socket, received, (address) => address === refused))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
    refuse: (address) => {
      refused = address
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function converse(socket: Socket, received: ReceivedMail[], isRefused: (address: string) => boolean): void {
  let pending = ''
  let to = ''
  let message: string[] | null = null
  const answer = (line: string) => {
    if (message) {
      if (line !== '.') return void message.push(line)
      received.push({ to, message: message.join('\n') })
      message = null
      return say('250 kept')
    }
    const [, address = ''] = /^RCPT TO:<([^>]*)>/i.exec(line) ?? []
    if (address) {
      to = address
      return say(isRefused(address) ? '451 later' : '250 ok')
    }
    if (/^DATA/i.test(line)) {
      message = []
      return say('354 go on')
    }
    if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n')
    say('250 ok')
  }
  const say = (line: string) => void socket.write(`${line}\r\n`)
  socket.setEncoding('utf8')
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    const lines = (pending + chunk).split('\r\n')
    pending = lines.pop() ?? ''
    for (const line of lines) answer(line)
  })
  say('220 double')
}
