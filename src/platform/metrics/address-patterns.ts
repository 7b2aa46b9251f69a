import { TrieRouter } from 'hono/router/trie-router'

/**
 * Finds the pattern that an address belongs to: '/produkt/kubek-1001.data' is '/produkt/:product.data'. What belongs to none
 * is 'other'.
 * @param patterns '/produkt/:product', '/obrazki/*'
 */
export function addressPatterns(patterns: string[]): (path: string) => string {
  const router = new TrieRouter<string>()
  for (const pattern of patterns) router.add('ALL', pattern, pattern)
  const find = (path: string) => router.match('ALL', path)[0][0]?.[0]
  return (path) => {
    const page = path.endsWith('.data') ? find(path.slice(0, -'.data'.length)) : undefined
    return page ? `${page}.data` : (find(path) ?? 'other')
  }
}
