import { serverUrls } from '#shared/server-urls.ts'

const lifetimeMs = 180 * 24 * 60 * 60 * 1000 // RFC 9116 recommends less than a year

interface Facts {
  /** 'mailto:…' or 'https://…'. */
  contact: string
  publicUrl: string
  now: Date
}

/** Returns the content of /.well-known/security.txt (RFC 9116); constant within a UTC day. */
export function securityTxt({ contact, publicUrl, now }: Facts): string {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const fields = [
    ['Contact', contact],
    ['Expires', new Date(today + lifetimeMs).toISOString()],
    ['Preferred-Languages', 'pl, en'],
    ['Canonical', serverUrls.absolute(publicUrl, serverUrls.securityTxt())],
  ]
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('')
}
