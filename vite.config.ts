import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { reportCompressedSize: false, rolldownOptions: { checks: { pluginTimings: false } } },
  environments: {
    client: { build: { rolldownOptions: { checks: { pluginTimings: false } } } },
    ssr: { build: { rolldownOptions: { input: './src/main.ts', checks: { pluginTimings: false } } } },
  },
  optimizeDeps: { include: ['lucide-react'] },
  server: { watch: { ignored: ['**/data/**', '**/db/demo/**'] } },
})
