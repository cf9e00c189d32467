import { Route, Routes } from 'react-router-dom'
import { GuardedScreen } from './GuardedScreen'
import { screenRoutes } from './routes'
import { Shell } from './Shell'

export { fetchOpenScreen } from './lazy-screen'

/** Every route but the landing page, under the shared layout. */
export function LayoutRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {screenRoutes.map((route) => (
          <Route key={route.path} path={route.path} element={<GuardedScreen route={route} />} />
        ))}
      </Route>
    </Routes>
  )
}
