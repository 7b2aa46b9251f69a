import type { LoaderFunctionArgs, ServerBuild } from 'react-router'

/** A loader or an action. */
export type Handler = (asked: LoaderFunctionArgs) => unknown

/** The same pages with changed loaders and actions. */
export function changeHandlers(
  build: ServerBuild,
  change: { loader: (loader: Handler) => Handler; action: (action: Handler) => Handler },
): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, action } = route.module
    const changed = {
      ...(loader && { loader: change.loader(loader as Handler) }),
      ...(action && { action: change.action(action as Handler) }),
    }
    return [id, { ...route, module: { ...route.module, ...changed } }]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}
