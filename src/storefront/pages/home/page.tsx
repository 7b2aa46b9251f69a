import { CardActions } from '../../cards/card-actions.tsx'
import { headTags } from '../../page-head.ts'
import type { Route } from './+types/page'
import { BannerSlider } from './banner-slider.tsx'
import { HomeSectionView } from './home-sections.tsx'
import { Hero } from './slides.tsx'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function Home({ loaderData: { shopName, slides, sections } }: Route.ComponentProps) {
  const [first, ...others] = sections
  const hero = first?.kind === 'hero' ? first : null
  return (
    <CardActions>
      <div className="main_page">
        {!hero && <h1 className="sr-only">{shopName}</h1>}
        <BannerSlider slides={slides} title={hero?.title}>
          {hero && <Hero {...hero} />}
        </BannerSlider>
        {(hero ? others : sections).map((section, index, all) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections have no ids, and none moves
          <HomeSectionView key={index} section={section} above={all.slice(0, index)} />
        ))}
      </div>
    </CardActions>
  )
}
