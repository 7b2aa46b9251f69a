import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/storefront',
  buildDirectory: process.env.WITRYNA_BUILD_DRAFT ?? 'build/draft', // scripts/build-when-changed.mjs gives it its place
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
