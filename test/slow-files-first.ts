import { createHash } from 'node:crypto'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Of more than ten seconds, the longest first. */
const slowFiles = [
  'e2e/product-kinds',
  'e2e/both-engines',
  'e2e/basket.test',
  'src/storefront/pages/cached-pages',
  'src/platform/queue',
  'src/cli/commands/backup',
  'src/main',
  'src/platform/backup/restore-backup',
  'test/hostile-text',
  'e2e/basket-page',
  'e2e/accessible',
  'e2e/compare',
  'e2e/page-layout',
  'src/features/feeds/import-feed',
  'src/features/checkout/place-order',
  'src/jobs/send-order-mails',
]

/** Files in an order given by the seed, but the slowest first: a slow file at the end would leave the other workers idle. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence
    const chance = ({ project, moduleId }: TestSpecification) =>
      createHash('sha256').update(`${seed} ${project.name} ${moduleId}`).digest('hex')
    const place = ({ moduleId }: TestSpecification) => {
      const found = slowFiles.findIndex((start) => moduleId.includes(`/${start}`))
      return found === -1 ? slowFiles.length : found
    }
    return files
      .map((file) => ({ file, place: place(file), chance: chance(file) }))
      .sort((a, b) => a.place - b.place || (a.chance < b.chance ? -1 : 1))
      .map(({ file }) => file)
  }
}
