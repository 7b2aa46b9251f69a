import { useFetcher } from 'react-router'
import { pageTexts } from '#features/basket/texts/page.ts'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import type { DeliveryData } from '../delivery/page.server.ts'
import { WaysLink } from '../delivery/ways-link.tsx'

/** What each courier takes for the whole basket, and how one may pay; when another place is chosen the page follows. */
export function BasketDeliveries() {
  const say = useWords()
  const asked = useFetcher<DeliveryData | null>()
  return (
    <p className="mt-6">
      <WaysLink address={urls.basketDelivery()} asked={asked}>
        {say(pageTexts.ways)}
      </WaysLink>
    </p>
  )
}
