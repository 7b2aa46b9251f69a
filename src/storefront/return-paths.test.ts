import { describe, expect, test } from 'vitest'
import { refererPath, safeReturnPath } from '#features/customers/rules.ts'
import { stateChangingPaths } from '#shared/server-urls.ts'
import routes from './routes.ts'

const example = (path = '') => `/${path.replace(/:\w+\??/g, 'x-1')}`
const pages = routes.filter(({ file, path }) => file.startsWith('pages/') && path !== '*')
const resources = routes.filter(({ file }) => file.startsWith('resources/'))

describe('return paths', () => {
  test.each(pages.map(({ path }) => example(path)))('%s is a page', (path) => {
    expect(safeReturnPath(path, '/konto')).toBe(path)
    expect(refererPath(`https://sklep.example${path}`, '/konto')).toBe(path)
  })

  const others = [
    ...resources.map(({ path }) => example(path)),
    ...stateChangingPaths.map((path) => `${path}?product=1001`),
    ...['/assets/a.css', '/obrazki/a-320.webp', '/pliki/a/b.pdf', '/graphql/v1/', '/ajax/get.php', '/search.php'],
    ...['/%62asketchange.php', '/koszyk/../basketchange.php', '/koszyk/%2e%2e/basketchange.php'],
    ...['/./login.php?operation=logout', '/koszyk.data', '/%6boszyk', '/nie-ma'],
  ]
  test.each(others)('%s is none', (path) => {
    expect(safeReturnPath(path, '/konto')).toBe('/konto')
    expect(refererPath(`https://sklep.example${path}`, '/konto')).toBe('/konto')
  })
})
