import { printable } from '#shared/control-characters.ts'
import { addressPatterns } from '../metrics/address-patterns.ts'

/**
 * Writes paths as the log may have them. What the route table calls a token is '…': whoever has it may open an order or a list, or end what
 * mails are about. So is all behind the first part of a path that leads nowhere, which may be a mistyped link.
 * @param patterns '/lista/:token', '/obrazki/*'
 */
export function loggablePaths(patterns: string[]): (path: string) => string {
  const patternOf = addressPatterns(patterns)
  return (path) => {
    const pattern = patternOf(path)
    return printable(pattern === 'other' ? firstPartOnly(path) : withoutTokens(path, pattern.split('/')))
  }
}

function withoutTokens(path: string, names: string[]): string {
  const parts = path.split('/').map((part, place) => (names[place]?.startsWith(':token') ? '…' : part))
  return parts.join('/')
}

function firstPartOnly(path: string): string {
  const [start = '', ...rest] = path.slice(1).split(/\/|\\|%2f|%5c/i)
  return rest.length > 0 ? `/${start}/…` : path
}
