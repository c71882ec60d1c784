/** Where we are: the home page, a room, a replay. Links are real links; going somewhere does not reload. */

export type Place =
  | { page: 'home' }
  | { page: 'new'; game: string; device: boolean }
  | { page: 'room'; code: string; token: string | null }
  | { page: 'replay'; code: string; moment: number | null; seat: number | null }
  | { page: 'sample'; game: string; frame: number; seat: number }
  | { page: 'nowhere' };

export function read(url: URL): Place {
  const room = url.pathname.match(/^\/r\/([a-z0-9]{4,16})\/?$/);
  if (room) {
    const code = room[1]!;
    if (url.searchParams.has('replay')) {
      const moment = Number(url.searchParams.get('moment'));
      const seat = url.searchParams.get('seat');
      return { page: 'replay', code, moment: moment > 0 ? moment : null, seat: seat === null ? null : Number(seat) };
    }
    const token = url.hash.length > 16 ? url.hash.slice(1) : null;
    return { page: 'room', code, token };
  }
  if (url.pathname !== '/') return { page: 'nowhere' };
  const fresh = url.hash.match(/^#(new|device)\/([a-z0-9_-]+)$/);
  if (fresh) return { page: 'new', game: fresh[2]!, device: fresh[1] === 'device' };
  const sample = url.hash.match(/^#sample\/([a-z0-9_-]+)\/(\d+)\/(\d+)$/);
  if (sample) return { page: 'sample', game: sample[1]!, frame: Number(sample[2]), seat: Number(sample[3]) };
  return { page: 'home' };
}

class Router {
  place = $state.raw<Place>({ page: 'home' });

  constructor() {
    if (typeof window === 'undefined') return;
    this.place = read(new URL(location.href));
    addEventListener('popstate', () => (this.place = read(new URL(location.href))));
    addEventListener('click', (event) => this.follow(event));
  }

  /** Links within the page do not reload it, unless a new tab is wanted. */
  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    if (!path?.startsWith('/') || link?.hasAttribute('download')) return;
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    event.preventDefault();
    this.go(path);
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.place = read(new URL(location.href));
    scrollTo(0, 0);
  }
}

export const router = new Router();
