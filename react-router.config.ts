import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/storefront',
  buildDirectory: process.env.WITRYNA_BUILD_DRAFT ?? 'build/draft', // scripts/build-when-changed.mjs moves it to its final folder
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
