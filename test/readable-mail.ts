/** A mail as it was sent: headers joined where they were folded, words as people read them. */
export function readable(message: string): string {
  return message
    .replace(/\r\n/g, '\n')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=\s*/gi, (_, base64) => Buffer.from(base64, 'base64').toString('utf8'))
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=\s*/gi, (_, quoted: string) => unquote(quoted.replaceAll('_', ' ')))
    .replace(/=\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, unquote)
}

function unquote(quoted: string): string {
  return decodeURIComponent(quoted.replace(/%/g, '%25').replace(/=([0-9A-F]{2})/g, '%$1'))
}
