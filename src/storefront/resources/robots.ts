import type { LoaderFunctionArgs } from 'react-router'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import { routeContext } from '../route-context.ts'

const disallowedPaths = [
  urls.search(),
  urls.basket(),
  urls.comparison(),
  urls.checkout(),
  urls.account(),
  urls.signIn(),
  urls.signOut(),
  urls.favourites(),
  urls.shoppingLists(),
  urls.sharedList(''),
  serverUrls.rate(''),
  '/ajax/',
  '/graphql/',
]
const disallowedScripts = ['/basketchange.php', '/login.php', '/settings.php', '/return.php']

/** Returns robots.txt: everything is allowed except personal pages, and addresses that change data on GET. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { publicUrl } = context.get(routeContext).publicShop
  const lines = [
    'User-agent: *',
    ...[...disallowedPaths, ...disallowedScripts].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${serverUrls.absolute(publicUrl, serverUrls.sitemap())}`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
