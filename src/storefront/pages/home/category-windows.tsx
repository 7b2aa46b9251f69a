import { Link } from 'react-router'
import { Kept } from '#kit/kept.tsx'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import { useFollow } from '#kit/use-follow.ts'
import { urls } from '#shared/urls.ts'

interface CategoryWindowsProps {
  title: string
  categories: { id: number; name: string; picture: PictureSource | null }[]
}

const most = 12

/** The doors into the catalogue in a row, each with a picture of what is behind it, or by their names alone while there are no pictures: six in sight on large views (A9.15). */
export function CategoryWindows({ title, categories }: CategoryWindowsProps) {
  const follow = useFollow()
  const pictured = categories.filter(({ picture }) => picture)
  const shown = (pictured.length > 0 ? pictured : categories).slice(0, most)
  if (shown.length === 0) return null
  return (
    <Kept as="section" onClick={follow} className="page-width mt-16 desktop:mt-24">
      <h2 className="mb-6 text-title">{title}</h2>
      <ul className="six-slides">
        {shown.map(({ picture, ...category }) => (
          <li key={category.id} className="group relative snap-start">
            {picture && (
              <span className="block overflow-hidden rounded-panel">
                <Picture
                  picture={{ ...picture, alt: '' }}
                  sizes="(min-width: 1344px) 200px, (min-width: 1200px) 16vw, (min-width: 979px) 19vw, (min-width: 757px) 24vw, (min-width: 550px) 31vw, 42vw"
                  className="aspect-[4/3] w-full transition-transform duration-200 group-hover:scale-[1.02]"
                />
              </span>
            )}
            <h3 className="mt-3 text-large">
              <Link to={urls.category(category)} className="after:absolute after:inset-0 group-hover:underline">
                {category.name}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </Kept>
  )
}
