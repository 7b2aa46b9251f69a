import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { writeAtomically } from './atomic-write.ts'

export interface Mail {
  /**
   * The same for each attempt to send a mail, so that mail programs detect duplicates. Names no person: it is also the file
   * name.
   */
  id: string
  from: { name: string; address: string }
  to: string
  replyTo?: string
  subject: string
  /** URL for one-click unsubscribe by POST, used by mail programs (RFC 2369, RFC 8058). */
  unsubscribe?: string
  html: string
  text: string
  attachments: { name: string; type: string; content: string }[]
}

export interface MailTransport {
  /** Resolves when the mail has been accepted for delivery, else throws. */
  send: (mail: Mail) => Promise<void>
  close: () => void
}

/** Concurrent mails: cheap mail servers refuse more connections of one client. `?maxConnections=2` in SMTP_URL lowers it. */
export const maxConnections = 5

/** Milliseconds for one mail, including the wait for a connection, also when the server sends a byte at a time. */
export const sendTimeout = 180_000

/**
 * Returns a transport by SMTP (`smtp://user:password@host:587`); without an address, one that writes .eml files into a folder.
 */
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
    socketTimeout: 60_000, // spam checks make servers slow to accept, and the mail must not be sent twice because of that
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
      report(`poczta: ${file}`) // the recipient stays in the file: printed lines may be stored and read by others
    },
    close: () => transport.close(),
  }
}

/** A mail's content never makes the server read a file or a URL. */
const noAccess = { disableFileAccess: true, disableUrlAccess: true }

/** Passes addresses as objects: as text they would be parsed, and one with a comma would be two recipients. */
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

/** One-click unsubscribe requires HTTPS. */
function unsubscribeHeaders(address: string): Record<string, string> {
  const post = address.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return { 'List-Unsubscribe': `<${address}>`, ...post }
}
