import { index, type RouteConfig } from '@react-router/dev/routes'

/** Every address of the storefront, in one table. Their builders stand in shared/urls.ts. */
export default [index('pages/home/page.tsx')] satisfies RouteConfig
