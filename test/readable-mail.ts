/** A mail as it was sent: headers joined where they were folded, words as people read them. */
export function readable(message: string): string {
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
