export default function Home() {
  return <main className="main_page" />
}
