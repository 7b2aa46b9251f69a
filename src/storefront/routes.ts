import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the storefront, in one table. Their builders stand in shared/urls.ts. */
export default [
  index('pages/home/page.tsx'),
  route('logowanie', 'pages/sign-in/page.tsx'),
  route('wyloguj', 'pages/sign-out/page.tsx'),
  route('konto', 'pages/account/page.tsx'),
] satisfies RouteConfig
