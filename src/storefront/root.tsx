import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { Frame } from './frame/frame.tsx'
import { LateErrorPage } from './frame/late-error-page.tsx'
import { loadOrNavigate } from './frame/partial-load.ts'
import type { UnavailableData } from './handle-errors.server.ts'
import type { loader } from './root.server.ts'
import './styles.css'

export { loader } from './root.server.ts'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [loadOrNavigate]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="pl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Links />
        <Meta />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Frame data={loaderData}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>('root')
  const data =
    loaded ?? (isRouteErrorResponse(error) && error.status === 503 ? (error.data as UnavailableData).frame : null)
  const page = <LateErrorPage error={error} owner={data ? data.owner : ''} />
  return data ? <Frame data={data}>{page}</Frame> : page
}
