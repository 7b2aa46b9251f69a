/** A shelf on which the one thing that was looked for is missing: our own drawing, beside what the page says. */
export function EmptyShelf() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="mb-6 w-40 text-control desktop:float-right desktop:w-80"
    >
      <path d="M6 96h188M22 96v14m156-14v14" />
      <path d="M22 62h28v24a10 10 0 0 1-10 10h-8a10 10 0 0 1-10-10zm28 6h5a8 8 0 0 1 0 16h-5" />
      <path d="M146 52h24v36a8 8 0 0 1-8 8h-8a8 8 0 0 1-8-8zm4-8h16m-8-6v6" />
      <path strokeDasharray="1 7" d="M78 56h36v28a12 12 0 0 1-12 12H90a12 12 0 0 1-12-12zm36 6h6a10 10 0 0 1 0 20h-6" />
      <path d="m96 26-4-4m4 18V30m6-4 4-4" />
    </svg>
  )
}
