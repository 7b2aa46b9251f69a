import { removeOldVisits } from '#features/customers/actions/remove-old-visits.ts'
import type { JobPlace } from './job-place.ts'

export async function removeOldVisitsNightly({ shop }: JobPlace): Promise<void> {
  await removeOldVisits(shop())
}
