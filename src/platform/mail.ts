import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { writeAtomically } from './atomic-write.ts'

export interface Mail {
  /** The same mail sent again has the same id, so that a mail program can recognise it. It names no person: files are called by it. */
  id: string
  from: { name: string; address: string }
  to: string
  replyTo?: string
  subject: string
  /** Where one POST leads out of a list of addresses, for the button that mail programs show (RFC 2369, RFC 8058). */
  unsubscribe?: string
  html: string
  text: string
  attachments: { name: string; type: string; content: string }[]
}

export interface MailTransport {
  /** Resolves when the mail has been accepted for delivery; throws when it has not. */
  send: (mail: Mail) => Promise<void>
  close: () => void
}

/** Mails that are sent at the same time: cheap mail servers refuse more connections of one client. `?maxConnections=2` in SMTP_URL lowers it. */
export const maxConnections = 5

/** Milliseconds for one mail, with its wait for a connection, also from a server that answers a byte at a time. */
export const sendTimeout = 180_000

/** Sends by SMTP (`smtp://user:password@host:587`), or, without an address, writes mails as .eml files into a folder. */
export function createMailTransport(
  smtpUrl: string | null,
  folder: string,
  report: (line: string) => void,
): MailTransport {
  return smtpUrl ? openSmtp(smtpUrl) : openFolder(folder, report)
}

function openSmtp(smtpUrl: string): MailTransport {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000, // a server that looks for spam is slow to accept, and the mail must not be sent twice because of that
    ...noAccess,
  })
  return {
    send: async (mail) =>
      void (await transport.sendMail({ ...toMessage(mail), signal: AbortSignal.timeout(sendTimeout) })),
    close: () => transport.close(),
  }
}

function openFolder(folder: string, report: (line: string) => void): MailTransport {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, ...noAccess })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toMessage(mail))
      const file = join(folder, `${mail.id.replace(/[^\w.-]/g, '_')}.eml`)
      await writeAtomically(file, message as Buffer)
      report(`poczta: ${file}`) // the recipient stays in the file: what is printed may be stored and read by others
    },
    close: () => transport.close(),
  }
}

/** Nothing in a mail makes the server read a file or an address. */
const noAccess = { disableFileAccess: true, disableUrlAccess: true }

/** Addresses are given as objects: as text they would be parsed, and one with a comma would be two recipients. */
function toMessage({ id, to, replyTo, attachments, unsubscribe, ...mail }: Mail) {
  const host = mail.from.address.split('@')[1] ?? 'localhost'
  return {
    ...mail,
    to: { name: '', address: to },
    replyTo: replyTo === undefined ? undefined : { name: '', address: replyTo },
    messageId: `<${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe && unsubscribeHeaders(unsubscribe)) },
    attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
  }
}

/** A mail program may press the button for its owner only by HTTPS. */
function unsubscribeHeaders(address: string): Record<string, string> {
  const post = address.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return { 'List-Unsubscribe': `<${address}>`, ...post }
}
