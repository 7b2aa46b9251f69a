import { createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ReceivedMail {
  to: string
  message: string
}

export interface SmtpDouble {
  url: string
  received: ReceivedMail[]
  /** Every address that was named as a recipient. */
  recipients: string[]
  /** Maximum number of concurrent mails. */
  maxConcurrent: () => number
  /** Number of mails that are read completely and wait for the accepting answer. */
  waiting: () => number
  /** Turns on or off: reads mails without ever answering. */
  hang: (hangs: boolean) => void
  /** Refuses mails to this address with a temporary error. */
  refuse: (address: string | null) => void
  close: () => Promise<void>
}

/**
 * A minimal SMTP server on a free port.
 * @param pause milliseconds before a mail is accepted
 */
export async function openSmtpDouble({ pause = 0 } = {}): Promise<SmtpDouble> {
  const received: ReceivedMail[] = []
  const recipients: string[] = []
  let refused: string | null = null
  let underway = 0
  let most = 0
  let hangs = false
  const accept = async (mail: ReceivedMail) => {
    underway += 1
    most = Math.max(most, underway)
    if (hangs) return new Promise<void>(() => {})
    if (pause > 0) await sleep(pause)
    underway -= 1
    received.push(mail)
  }
  const isRefused = (address: string) => {
    recipients.push(address)
    return address === refused
  }
  const server = createServer((socket) => converse(socket, accept, isRefused))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
    recipients,
    maxConcurrent: () => most,
    waiting: () => underway,
    hang: (now) => {
      hangs = now
    },
    refuse: (address) => {
      refused = address
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function converse(
  socket: Socket,
  accept: (mail: ReceivedMail) => Promise<void>,
  isRefused: (address: string) => boolean,
): void {
  let pending = ''
  let to = ''
  let message: string[] | null = null
  const answer = (line: string) => {
    if (message) {
      if (line !== '.') return void message.push(line)
      const mail = { to, message: message.join('\n') }
      message = null
      return void accept(mail).then(() => t('250 accepted'))
    }
    const [, address = ''] = /^RCPT TO:<([^>]*)>/i.exec(line) ?? []
    if (address) {
      to = address
      return t(isRefused(address) ? '451 later' : '250 ok')
    }
    if (/^DATA/i.test(line)) {
      message = []
      return t('354 go on')
    }
    if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n')
    t('250 ok')
  }
  const t = (line: string) => void socket.write(`${line}\r\n`)
  socket.setEncoding('utf8')
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    const lines = (pending + chunk).split('\r\n')
    pending = lines.pop() ?? ''
    for (const line of lines) answer(line)
  })
  t('220 double')
}

/** A mail as it was sent: headers unfolded, encoded words decoded. */
export function decodeMail(message: string): string {
  return message
    .replace(/\r\n/g, '\n')
    .replace(/\?=\s+=\?UTF-8/gi, '?==?UTF-8') // white space between encoded words means nothing (RFC 2047)
    .replace(/\n[ \t]+(?==\?UTF-8)/gi, ' ')
    .replace(/(\?=)\n[ \t]+/g, '$1 ')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, base64) => Buffer.from(base64, 'base64').toString('utf8'))
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, quoted: string) => unquote(quoted.replaceAll('_', ' ')))
    .replace(/=\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, unquote)
}

function unquote(quoted: string): string {
  return decodeURIComponent(quoted.replace(/%/g, '%25').replace(/=([0-9A-F]{2})/g, '%$1'))
}
