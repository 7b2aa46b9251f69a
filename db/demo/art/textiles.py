"""Cloth: a cross-section path with thickness, drawn out along y, gives everything that is folded or rolled; sheets give what is worn or hung."""
import math
import numpy as np
from scene import *


def cloth(part='cloth', **k):
    k.setdefault('pattern', part == 'cloth')
    return material('cloth', part, **k)


def fold(name, path, width, thick, mats, mat_fn=None, ny=56, wob=.02, seed=1, n=6, fray=.012, start=0.0):
    """path: (x, z) of the middle of the cloth; mat_fn(arc, y) -> index into mats"""
    line = smooth_line([(p[0], p[1], 0) for p in path], n)[:, :2]
    t = np.gradient(line, axis=0); t /= np.linalg.norm(t, axis=1)[:, None] + 1e-9
    nrm = np.stack([-t[:, 1], t[:, 0]], 1)
    arc = start + np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    loop_p = np.concatenate([line, line[::-1]]); loop_n = np.concatenate([nrm, -nrm[::-1]]); loop_a = np.concatenate([arc, arc[::-1]])
    k = len(loop_p)
    h = thick / 2
    ys = np.concatenate([[-width / 2 + h * (1 - math.cos(a)) for a in np.linspace(0, math.pi / 2, 5)], np.linspace(-width / 2 + h, width / 2 - h, ny)[1:-1],
                         [width / 2 - h * (1 - math.cos(a)) for a in np.linspace(math.pi / 2, 0, 5)]])
    v, uv = [], []
    for y in ys:
        e = min(1, max(0, (width / 2 - abs(y)) / h))
        th = h * math.sqrt(max(0, 1 - (1 - e) ** 2)) if e < 1 else h
        q = loop_p + loop_n * th
        dz = wob * noise2(q[:, 0] * .9 + loop_a * .15, np.full(k, y * .9), seed, 2, 1.3)
        dy = fray * noise2(loop_a * 3, loop_a * 0 + np.sign(y), seed + 5, 2, 2.0) * (abs(y) / (width / 2)) ** 6
        dx = wob * .6 * noise2(np.full(k, y * 1.1), loop_a * .4 + 3, seed + 9, 2, 1.2)
        low = np.clip(q[:, 1] / (thick * 2), 0, 1)
        v.append(np.stack([q[:, 0] + dx, y + dy, q[:, 1] + dz * low], 1))
        uv.append(np.stack([loop_a, np.full(k, y)], 1))
    v, uv = np.concatenate(v), np.concatenate(uv)
    f, fm = [], []
    for i in range(len(ys) - 1):
        for j in range(k):
            j2 = (j + 1) % k
            f.append((i * k + j, i * k + j2, (i + 1) * k + j2, (i + 1) * k + j))
            fm.append(mat_fn((loop_a[j] + loop_a[j2]) / 2, (ys[i] + ys[i + 1]) / 2) if mat_fn else 0)
    return obj(name, v, f, mats, fm, uv)


def serpentine(w, t, layers, z0=0.0, gap=1.04, tail=0.0):
    """layers of cloth of length w folded to and fro, from the bottom up"""
    pts = []
    for i in range(layers):
        z = z0 + t / 2 + i * t * gap
        xs = np.linspace(-w / 2, w / 2, 9) if i % 2 == 0 else np.linspace(w / 2, -w / 2, 9)
        inset = .0 if i == 0 else .0
        for x in xs:
            pts.append((x, z))
        if i < layers - 1:
            s = 1 if i % 2 == 0 else -1
            for a in (-55, 0, 55):
                r = t * gap / 2
                pts.append((s * (w / 2 + r * math.cos(math.radians(a)) * 1.15), z + r + r * math.sin(math.radians(a))))
    return pts


def belt(w, d, z0, z1, width, mat, r=.08, thick=.02):
    """a band round a stack, across x"""
    out = [(x, z + (z0 + z1) / 2) for x, z in round_rect(w, z1 - z0, min(r, (z1 - z0) * .48), 5)]
    k = len(out)
    v, f, uv = [], [], []
    for y in (-width / 2, width / 2):
        L = 0
        for i, (x, z) in enumerate(out):
            v.append((x, y, z)); L += 0 if not i else math.hypot(x - out[i - 1][0], z - out[i - 1][1]); uv.append((L, y))
    for i in range(k):
        f.append((i, (i + 1) % k, k + (i + 1) % k, k + i))
    o = obj('belt', v, f, mat, uv=uv)
    s = o.modifiers.new('s', 'SOLIDIFY'); s.thickness = thick; s.offset = 0
    return o


def towel(v):
    m, b = material('plush', 'cloth', pattern=True, weave=26, stripes=.55, dip=((1, 0, 0), .4)), material('cloth', 'band', weave=22)
    W, D, t = 3.2, 2.3, .19

    def one(z, seed, layers=3):
        p = serpentine(W, t, layers, z)
        top = (layers - 1) * (W + .3)
        return fold('towel', p, D, t, [m, b], lambda a, y: 1 if top + 2.30 < a < top + 2.62 or top + 2.74 < a < top + 2.82 else 0, wob=.03, seed=seed, fray=.03)
    hs = 3 * t * 1.04 + .02
    if v == 1:
        for k in range(3):
            place(one(k * hs, k + 1), (.03 * (-1) ** k, .03 * k, 0), (0, 0, 2 * (-1) ** k))
        return dict(rot=-125, elev=24, fill=.66)
    one(0, 4)
    o = fold('roll', [((.22 + .03 * a) * math.cos(a), (.22 + .03 * a) * math.sin(a)) for a in np.linspace(0, 5.2 * math.pi, 60)], 2.2, .17, [m, b], lambda a, y: 1 if abs(y) > .72 and abs(y) < .86 else 0, wob=.02, seed=8)
    place(o, (.1, 0, .71 + hs), (0, 0, 8))
    return dict(rot=-50, elev=28, fill=.70)


def napkins(v):
    m, b = cloth(weave=30, stripes=2.6, dip=((1, 0, 0), .3)), material('cloth', 'band', weave=26)
    W, t = 1.9, .035

    def one(z, seed):
        return fold('napkin', serpentine(W, t, 4, z, 1.15), W, t, [m], wob=.012, seed=seed, ny=40)
    n = 4
    for k in range(n):
        place(one(k * .17, k + 1), (.02 * math.sin(k * 5), .02 * math.cos(k * 3), 0), (0, 0, 1.5 * math.sin(k * 4)))
    belt(W + .14, 0, -.004, n * .17 + .01, .42, b, r=.07, thick=.016)
    if v == 1:
        return dict(rot=-122, elev=30, fill=.64)
    # one thrown open beside the stack
    place(sheet('loose', lambda u, w: ((u - .5) * 2.6 + .12 * np.sin(7 * w), (w - .5) * 2.6 + .1 * np.sin(5 * u + 1), .08 + .09 * np.sin(6 * u + 3 * w) ** 2 + .06 * noise2(u * 3, w * 3, 4, 2, 2)), 70, 70, m, .02, (2.6, 2.6)), (1.9, -1.5, 0), (0, 0, 28))
    return dict(rot=-40, elev=44, fill=.84)


def blanket(v):
    m, fr = cloth(weave=13, stripes=.5, dip=((1, 0, 0), .9), base=.5), material('cloth', 'fringe', weave=30)
    W, D, t = 4.0, 3.2, .25
    p = serpentine(W, t, 5)
    z = t / 2 + 4 * t * 1.04
    p = p[:-2] + [(W / 2 + .06, z - .01), (W / 2 + .24, z - .14), (W / 2 + .29, z - .36)]
    o = fold('blanket', p, D, t, [m], wob=.045, seed=3, fray=.03)
    rng = np.random.RandomState(2)
    for i in range(34):
        y = -D / 2 + .06 + i * (D - .12) / 33
        j = rng.uniform(-.04, .04, 3)
        tube('fr', [(W / 2 + .29, y, z - .32), (W / 2 + .31 + j[0] * .5, y + j[1] * .6, z - .50), (W / 2 + .34 + j[0], y + j[1], .12 + abs(j[2]))], [.030, .036, .022], fr, res=7, n=4)
    if v == 1:
        return dict(rot=-58, elev=24, fill=.76)
    return dict(rot=-75, elev=34, fill=.76, zoom=(.66, .10, -.05))


def pillow(m, pip, s=2.2, h=.62, seed=1):
    def half(sign):
        def fn(u, w):
            x, y = 2 * u - 1, 2 * w - 1
            X = x * (1 - .075 * (1 - y ** 2)) * s
            Y = y * (1 - .075 * (1 - x ** 2)) * s
            z = (np.clip((1 - np.abs(x) ** 2.6) * (1 - np.abs(y) ** 2.6), 0, 1)) ** .52 * h
            edge = np.clip((np.maximum(np.abs(x), np.abs(y)) - .35) / .5, 0, 1)
            wr = .030 * edge * np.sin(10 * np.arctan2(y, x) + 3 * np.sin(4 * (x + y)) + seed) * np.clip((1 - np.maximum(np.abs(x), np.abs(y))) * 8, 0, 1)
            dent = -.14 * np.exp(-((x - .05) ** 2 + (y + .10) ** 2) / .35)
            return X, Y, sign * (z * (1 + dent) + wr + .02 * noise2(x * 2, y * 2, seed + (sign > 0), 2, 2.0) * np.clip(z / h, 0, 1))
        return fn
    o = [sheet('top', half(1), 90, 90, m, 0, (2 * s, 2 * s)), sheet('bottom', half(-1), 60, 60, m, 0, (2 * s, 2 * s))]
    k = []
    for i in range(64):
        a = i / 64 * 4
        q = a % 1 * 2 - 1
        x, y = ((q, -1), (1, q), (-q, 1), (-1, -q))[int(a)]
        k.append((x * (1 - .075 * (1 - y * y)) * s, y * (1 - .075 * (1 - x * x)) * s, 0))
    o.append(tube('piping', k, .035, pip, res=10, n=4, closed=True))
    return o


def cushion(v):
    m, p = cloth(weave=20, stripes=.75, dip=((0, 1, 0), .2)), material('cloth', 'piping', weave=30)
    if v == 1:
        place(pillow(m, p), (0, 0, 2.1), (74, 0, 0))
        return dict(rot=-24, elev=14, fill=.66)
    place(pillow(m, p, h=.5), (0, 0, .48), (0, 0, 8))
    place(pillow(m, p, h=.55, seed=5), (.1, .1, 1.32), (0, 2, -18))
    return dict(rot=24, elev=26, fill=.80)


def fabric_roll(v):
    m, c = cloth(weave=17, stripes=.9, dip=((0, 1, 0), 1.4)), material('paper', 'core')

    def roll(L, R0, turns, t, tail, seed):
        pts = []
        R1 = R0 + turns * t
        n = int(turns * 26)
        for i in range(n + 1):
            a = i / n * turns * TAU
            r = R0 + (R1 - R0) * i / n
            ang = -math.pi / 2 - (turns * TAU - a)
            pts.append((r * math.cos(ang), R1 + r * math.sin(ang) + t / 2))
        # unrolls along the table, with a slack wave
        for x in np.linspace(.15, tail, 12):
            pts.append((x, t / 2 + .05 * math.sin(x * 2.6) ** 2 * min(1, x)))
        o = [fold('roll', pts, L, t * .62, [m], wob=.012, seed=seed, n=2, fray=.02)]
        o.append(place(tube('core', [(0, -L / 2 - .18, 0), (0, L / 2 + .18, 0)], R0 * .92, c, res=40, smooth=False), (0, 0, R1 + t / 2)))
        o.append(place(tube('bore', [(0, -L / 2 - .186, 0), (0, -L / 2 + .2, 0)], R0 * .74, material('paper', fixed=(.03, .025, .02)), res=32, smooth=False), (0, 0, R1 + t / 2)))
        return o
    if v == 1:
        roll(4.2, .20, 7, .055, 2.4, 1)
        return dict(rot=48, elev=26, fill=.80)
    roll(4.2, .20, 7, .055, 2.4, 1)
    return dict(rot=66, elev=34, fill=.76, zoom=(.62, .12, -.12), focus=10)


def fabric_fold(v):
    m, e = cloth(weave=17, stripes=.9, dip=((0, 1, 0), .9)), material('cloth', 'edge', weave=22)
    W, D, t = 3.6, 2.9, .075
    sel = lambda a, y: 1 if abs(y) > D / 2 - .10 else 0
    p = serpentine(W, t, 7, gap=1.25)
    z = t / 2 + 6 * t * 1.25
    # the last layer runs on over the edge and lies on the table in waves
    p = p[:-1] + [(W / 2 + .06, z - .01), (W / 2 + .24, z - .16), (W / 2 + .40, .22), (W / 2 + .62, .06), (W / 2 + .95, .13), (W / 2 + 1.25, .22), (W / 2 + 1.55, .10), (W / 2 + 1.9, .045), (W / 2 + 2.3, .05)]
    fold('bolt', p, D, t * .8, [m, e], sel, wob=.035, seed=2, fray=.02)
    if v == 1:
        return dict(rot=-52, elev=30, fill=.82)
    return dict(rot=-30, elev=40, fill=.72, zoom=(.50, .10, -.05), focus=25)


def tablecloth(v):
    m, w = cloth(weave=9, stripes=.32, dip=((0, 0, 1), 6.2)), material('wood', 'table', grain=(6, 6, .7))
    a, b, H, drop = 6.2, 4.2, 7.4, 2.3
    na, nr = 360, 60
    v_, uv, f = [], [], []
    for i in range(na):
        th = i / na * TAU
        c, s = math.cos(th), math.sin(th)
        k = (abs(c / a) ** 7 + abs(s / b) ** 7) ** (-1 / 7)
        px, py = k * c, k * s
        nx, ny = np.sign(c) * abs(px / a) ** 6 / a, np.sign(s) * abs(py / b) ** 6 / b
        q = math.hypot(nx, ny); nx, ny = nx / q, ny / q
        corner = (2 * abs(nx * ny)) ** .6
        per = th * 9 + 1.2 * math.sin(2 * th) + .8 * math.sin(5 * th + 1)
        for j in range(nr):
            r = j / (nr - 1)
            if r < .5:
                q = r / .5
                rr = q ** .7
                x, y, z = px * rr, py * rr, H + .012 * math.sin(3 * px * rr) * math.sin(2.3 * py * rr)
                U, V = x, y
            else:
                sdrop = (r - .5) / .5
                d = drop * (1 + .28 * corner) * sdrop
                edge = .10 * (1 - math.exp(-d / .08))
                amp = (.06 + .25 * corner) * sdrop ** 1.2 + .09 * sdrop
                out = edge + amp * (1 + math.sin(per * 2)) * .9 + corner * .30 * sdrop
                tang = .10 * sdrop * math.cos(per * 2)
                x, y = px + nx * out - ny * tang, py + ny * out + nx * tang
                z = H - max(0, d - .03) - .02
                U, V = px + nx * d, py + ny * d
            v_.append((x, y, z)); uv.append((U, V))
    for i in range(na):
        for j in range(nr - 1):
            i2 = (i + 1) % na
            f.append((i * nr + j, i2 * nr + j, i2 * nr + j + 1, i * nr + j + 1))
    o = obj('cloth', v_, f, m, uv=uv)
    bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-3); bm.to_mesh(o.data); bm.free()
    so = o.modifiers.new('s', 'SOLIDIFY'); so.thickness = .03; so.offset = -1
    for x in (-1, 1):
        for y in (-1, 1):
            tube('leg', [(x * (a - .9), y * (b - .9), H - .1), (x * (a - .7), y * (b - .7), 0)], [.30, .20], w, res=20, smooth=False)
    if v == 1:
        return dict(rot=-28, elev=20, fill=.76)
    return dict(rot=-38, elev=26, fill=.76, zoom=(.46, -.06, .18), focus=10)


def relief(x, y, wr, seed):
    """how much a cloth that lies flat rises at x, y"""
    rel = wr * (noise2(x * .7, y * .7, seed, 3, 1.6) + .8 * np.sin(.8 * x + .5 * y + 2 * np.sin(.6 * y)) ** 3)
    return np.maximum(rel + wr * .4, 0)


def flat_piece(name, m, height, half, nu=80, nv=110, z=.03, wr=.05, seed=1, thick=.025, upon=(0, 0)):
    """a piece of cloth lying flat: half(y) is its half width; upon: where it lies on a piece of the same relief"""
    def fn(u, w):
        y = w * height
        x = (2 * u - 1) * half(y)
        return x, y, z + relief(x + upon[0], y + upon[1], wr, seed)
    hm = float(np.max(half(np.linspace(0, height, 50))))
    o = sheet(name, fn, nu, nv, m, thick, (2 * hm, height))
    me = o.data                           # true cloth coordinates, not stretched ones
    uv = me.uv_layers['pat']
    for l in me.loops:
        c = me.vertices[l.vertex_index].co
        uv.data[l.index].uv = (c.x, c.y)
    return o


def ribbon(name, pts, w, m, n=10, thick=.12):
    return tube(name, pts, w / 2, m, res=12, n=n, flat=thick, up=(0, 0, 1))


def strap(pts, w, m, ground, crosses=None):
    """a flat band of cloth stitched along both edges, lying on ground(x, y), over what crosses at the point crosses"""
    line = smooth_line([(x, y, 0) for x, y in pts], 60)[:, :2]
    step = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    arc = np.arange(0, step[-1], .012)
    line = np.stack([np.interp(arc, step, line[:, k]) for k in (0, 1)], 1)
    t = np.gradient(line, axis=0); t /= np.linalg.norm(t, axis=1)[:, None]
    z = ground(line[:, 0], line[:, 1])
    if crosses is not None:
        z = z + .05 * np.exp(-(np.linalg.norm(line - np.array(crosses), axis=1) / .30) ** 4)
    soft = np.exp(-(np.arange(-24, 25) / 11) ** 2)
    z = np.convolve(np.pad(z, 24, mode='edge'), soft / soft.sum(), 'valid') + .012 * np.sin(2.3 * arc + 5 * w) + .018
    across = np.linspace(-1, 1, 23)
    A, W = np.meshgrid(arc, across, indexing='ij')
    seam = np.exp(-((np.abs(W) - .78) / .07) ** 2) * (.45 + .55 * (np.sin(A * TAU / .075) > -.5))
    h = .016 * (1 - .6 * seam)
    n = np.stack([-t[:, 1], t[:, 0]], 1)
    x, y = line[:, 0:1] + n[:, 0:1] * W * w / 2, line[:, 1:2] + n[:, 1:2] * W * w / 2
    v = np.stack([x, y, z[:, None] + h], -1).reshape(-1, 3)
    uv = np.stack([A, W * w / 2], -1).reshape(-1, 2)
    k = len(across)
    o = obj('strap', v, [(i * k + j, (i + 1) * k + j, (i + 1) * k + j + 1, i * k + j + 1) for i in range(len(arc) - 1) for j in range(k - 1)], m, uv=uv)
    q = o.modifiers.new('s', 'SOLIDIFY'); q.thickness = .018; q.offset = 0
    return o


def apron_on(m, s, child=False, bound=None):
    """lies flat: two deep pockets, a narrow third one above, flat straps that cross behind; a child's has one pocket and goes over the head; bound: with what, or with the same cloth"""
    bound = bound or m
    def half(y):
        y = np.asarray(y, float)
        k = np.clip((y - 5.2) / 2.3, 0, 1)
        return 3.2 - (3.2 - 1.35) * (k * k * (3 - 2 * k)) + .05 * np.sin(y)

    def ground(x, y):
        return np.where((np.abs(x) < half(y) + .06) & (y < 8.46), .045 + relief(x, y, .16, 3), .0)
    flat_piece('apron', m, 8.4, half, wr=.16, seed=3)
    edge, sewn = np.linspace(.05, 8.35, 40), lambda x, y: ground(x, y) - .022
    for sd in (-1, 1):
        strap([(sd * (float(half(y)) - .05), y) for y in edge], .13, bound, sewn)
    strap([(x, .07) for x in np.linspace(-3.15, 3.15, 12)], .16, bound, sewn)
    strap([(x, 8.28) for x in np.linspace(-1.36, 1.36, 8)], .24, bound, sewn)
    for x, y, w, h in ((0, 2.0, 1.7, 2.0),) if child else ((-1.42, 1.7, 1.22, 2.2), (1.42, 1.7, 1.22, 2.2), (.62, 5.9, .52, 1.25)):
        place(flat_piece('pocket', m, h, lambda q: w + 0 * np.asarray(q), 50, 50, z=.09, wr=.16, seed=3, upon=(x, y)), (x, y, 0))
        ribbon('hem', [(x + k * w, y + h - .06, .11 + relief(x + k * w, y + h - .06, .16, 3)) for k in np.linspace(-1, 1, 9)], .12, bound, thick=.3)
    if child:
        strap([(-1.12, 7.95), (-1.17, 8.6), (-1.1, 9.3), (-.6, 9.95), (.6, 9.95), (1.1, 9.3), (1.17, 8.6), (1.12, 7.95)], .34, s, ground)
        return
    way, cross = ([(-1.14, 7.75), (-1.0, 8.5), (0, 9.75), (1.1, 10.75), (2.2, 11.0), (3.05, 10.3), (3.45, 8.9), (3.48, 7.2), (3.22, 5.8), (2.72, 4.65)], (0, 9.75))
    end, before = np.array(way[-1]), np.array(way[-2])
    along = (end - before) / np.linalg.norm(end - before)
    at, out = end - .42 * along, .21 * np.array([-along[1], along[0]])
    for sd in (-1, 1):
        strap([(sd * x, y) for x, y in way], .32, s, ground, cross if sd > 0 else None)
        strap([(sd * (at + k * out)[0], (at + k * out)[1]) for k in (-1, 0, 1)], .15, s, lambda x, y: float(ground(sd * at[0], at[1])) + .045 + 0 * x)      # the loop that holds it


def apron_child(v):
    return apron(v, child=True)


def apron(v, child=False):
    apron_on(cloth(weave=11, stripes=.5, dip=((0, 1, 0), 3.0)), material('cloth', 'strap', weave=22), child, bound=material('cloth', 'binding', weave=22))
    if v == 1:
        return dict(rot=6, elev=64, fill=.82, aperture=.004)
    return dict(rot=-24, elev=46, fill=.8, zoom=(.46, -.02, -.16), focus=50)


def tote_cat(v):
    """with a cat printed on it, a little cross-eyed"""
    from prints import CAT
    ink, eye = material('cloth', fixed=(.035, .033, .032), weave=14), material('cloth', fixed=(.70, .58, .30), weave=30)
    round_ = lambda x, y, r: [(x + r * math.cos(a), y + r * math.sin(a)) for a in np.linspace(0, TAU, 21)[:-1]]
    fit = lambda pts: [(2.55 * x, 1.85 + 2.55 * y) for x, y in pts]
    tail = smooth_line([(.16, -.36, 0), (.38, -.37, 0), (.46, -.24, 0), (.40, -.12, 0), (.46, -.02, 0), (.52, -.05, 0), (.48, -.14, 0), (.54, -.26, 0), (.44, -.42, 0), (.16, -.42, 0)], 5)[:, :2].tolist()
    for pts in (CAT, tail):
        printed(fit(pts), ink, .030)
    for x, pupil in ((-.055, .014), (.055, -.016)):
        printed(fit(round_(x, .285, .030)), eye, .036); printed(fit(round_(x + pupil, .285, .013)), ink, .042)
    return tote_bag(v) if v == 1 else dict(tote_bag(v), rot=-14, elev=48, zoom=(.62, 0, -.16))


def tote_front(x, y):
    """height of the front of a bag that lies flat: x -1…1, y 0…1"""
    return .08 + .30 * ((1 - np.abs(x) ** 3) * np.clip(1 - np.abs(2 * y - .85) ** 3, 0, 1)) ** .6 + .035 * noise2(x * 2, y * 4, 4, 3, 1.6) + .03 * np.sin(5 * x + 4 * y) ** 3


def printed(outline, m, above, step=.012):
    """an outline printed on the bag: a fine grid that follows the cloth, cut to the outline"""
    q = np.array(outline); (x0, y0), (x1, y1) = q.min(0), q.max(0)
    xs, ys = np.arange(x0, x1 + step, step), np.arange(y0, y1 + step, step)
    X, Y = np.meshgrid(xs, ys, indexing='ij')
    cx, cy = X[:-1, :-1] + step / 2, Y[:-1, :-1] + step / 2
    inside = np.zeros(cx.shape, bool)
    for (ax, ay), (bx, by) in zip(q, np.roll(q, -1, 0)):
        inside ^= ((ay > cy) != (by > cy)) & (cx < (bx - ax) * (cy - ay) / (by - ay + 1e-12) + ax)
    n = len(ys)
    v = np.stack([X, Y, tote_front(X / 1.95, Y / 4.3) + above], -1).reshape(-1, 3)
    return obj('print', v, [(i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1) for i, j in zip(*np.nonzero(inside))], m)


def tote_bag(v):
    m, s = cloth(weave=14, stripes=.7, dip=((0, 1, 0), 1.6)), material('cloth', 'handles', weave=24)

    def half(y):
        return 1.95 + .03 * np.sin(2 * np.asarray(y))
    flat_piece('back', m, 4.3, half, 50, 60, z=.02, wr=.03, seed=2)
    def fn(u, w):
        x, y = (2 * u - 1), w
        return x * 1.95, y * 4.3, tote_front(x, y)
    o = sheet('front', fn, 80, 90, m, .03, (3.9, 4.3))
    ribbon('h', [(-.95, 3.55, .36), (-.95, 4.3, .20), (-.9, 5.4, .16), (-.2, 6.5, .10), (.6, 6.2, .14), (.92, 5.2, .16), (.95, 4.3, .20), (.95, 3.55, .36)], .30, s)
    ribbon('h', [(-.95, 4.25, .06), (-1.15, 5.3, .05), (-.5, 6.9, .05), (.7, 6.8, .06), (1.1, 5.4, .05), (.95, 4.25, .06)], .30, s)
    if v == 1:
        return dict(rot=7, elev=60, fill=.76, aperture=.004)
    return dict(rot=-30, elev=40, fill=.80, zoom=(.58, 0, .15), focus=50)


def curtain(v):
    m, r = cloth(weave=7, stripes=.35, dip=((0, 0, 1), 4)), material('wood', 'rod', grain=(.5, 8, 8))
    H = 9.5

    def fn(u, w):
        x = (u - .5) * 6.4
        z = w * H
        k = 26
        gather = 1 - .10 * np.sin(np.pi * w) + .06 * (1 - w)
        ph = k * u * 2 + .5 * np.sin(3 * w + 5 * u) * (1 - w)
        y = (.26 + .10 * (1 - w)) * np.sin(ph) + .06 * np.sin(2.3 * ph + 1)
        return x * gather + .08 * np.cos(ph), y, z + .02 * np.sin(ph)
    o = sheet('curtain', fn, 420, 70, m, .02, (11, H))
    tube('rod', [(-4.1, 0, H + .28), (4.1, 0, H + .28)], .13, r, res=24, smooth=False)
    for x in (-4.1, 4.1):
        place(spin('knob', [(r, [(0, -.24), (.16, -.18), (.24, 0), (.16, .18), (0, .24)])], seg=32), (x, 0, H + .28))
    for i in range(9):
        q = [(.21 * math.cos(a), .21 * math.sin(a)) for a in np.linspace(0, TAU, 17)[:-1]]
        x = -2.9 + i * .725
        tube('ring', [(x, a, H + .22 + b) for a, b in q], .028, r, res=8, closed=True, n=2)
    if v == 1:
        return dict(rot=-18, elev=8, fill=.78)
    return dict(rot=-34, elev=10, fill=.78, zoom=(.42, 0, .36), focus=50)


def samples(v):
    ms = [material('cloth', 'cloth1', weave=24, pattern=True, stripes=2.4, dip=((0, 1, 0), .8)), material('cloth', 'cloth2', weave=18), material('cloth', 'cloth3', weave=28)]
    brass = material('metal', fixed=(.62, .46, .25))

    def pinked(w, h, d=.045):
        out = []
        for (x0, y0), (x1, y1) in (((-w / 2, 0), (w / 2, 0)), ((w / 2, 0), (w / 2, h)), ((w / 2, h), (-w / 2, h)), ((-w / 2, h), (-w / 2, 0))):
            L = math.hypot(x1 - x0, y1 - y0); n = int(L / .08)
            nx, ny = (y1 - y0) / L, -(x1 - x0) / L
            for i in range(n):
                t = i / n
                out.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t))
                t = (i + .5) / n
                out.append((x0 + (x1 - x0) * t + nx * d, y0 + (y1 - y0) * t + ny * d))
        return out
    n = 9
    for i in range(n):
        o = slab('swatch', pinked(.95, 2.1), -.012, .012, ms[i % 3], bevel=0, smooth=False)
        place(o, (0, -.25, .02))
        place(o, (0, 0, .02 + i * .030), (1.6, .8 * (i - 4), 62 - i * 15.5))
    cylinder('rivet', .075, .06, brass, .02, (0, 0, .27))
    if v == 1:
        return dict(rot=4, elev=56, fill=.80, aperture=.004)
    return dict(rot=40, elev=34, fill=.76, zoom=(.66, 0, .02), focus=35)


# ---- variants: the same parts in another shape, see VARIANTS in develop.py

def tablecloth_round(v):
    m, w = cloth(weave=9, stripes=.32, dip=((0, 0, 1), 6.2)), material('wood', 'table', grain=(6, 6, .7))
    R, H, drop = 4.6, 7.4, 2.6
    na, nr = 420, 60
    v_, uv, f = [], [], []
    for i in range(na):
        th = i / na * TAU
        c, s = math.cos(th), math.sin(th)
        per = 11 * th + 1.0 * math.sin(2 * th) + .8 * math.sin(3 * th + 1)
        depth = 1 + .35 * math.sin(3 * th + 2)
        for j in range(nr):
            r = j / (nr - 1)
            if r < .5:
                q = (r / .5) ** .7 * R
                x, y, z, U = q * c, q * s, H, q
            else:
                k = (r - .5) / .5
                d = drop * k
                out = .08 * (1 - math.exp(-d / .08)) + (.30 * depth * k ** 1.15) * (1 + math.sin(per)) + .25 * k
                t = .16 * k * math.cos(per)
                x, y = (R + out) * c - t * s, (R + out) * s + t * c
                z, U = H - max(0, d - .03) - .02, R + d
            v_.append((x, y, z)); uv.append((U * c, U * s))
    for i in range(na):
        for j in range(nr - 1):
            i2 = (i + 1) % na
            f.append((i * nr + j, i2 * nr + j, i2 * nr + j + 1, i * nr + j + 1))
    o = obj('cloth', v_, f, m, uv=uv)
    bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-3); bm.to_mesh(o.data); bm.free()
    so = o.modifiers.new('s', 'SOLIDIFY'); so.thickness = .03; so.offset = -1
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        tube('leg', [(2.9 * math.cos(a), 2.9 * math.sin(a), H - .1), (3.3 * math.cos(a), 3.3 * math.sin(a), 0)], [.28, .19], w, res=20, smooth=False)
    return dict(rot=-28, elev=20, fill=.74) if v == 1 else dict(rot=-38, elev=28, fill=.76, zoom=(.50, -.10, .14), focus=10)


def runner(v):
    """a long narrow cloth along a table, ends hanging"""
    m, w = cloth(weave=10, stripes=.5, dip=((1, 0, 0), 4)), material('wood', 'table', grain=(.3, 3, 3))
    lg = material('wood', 'table', grain=(3, 3, .4))
    L, D, H = 12.0, 6.4, 7.4
    for i in range(4):
        place(rbox('board', (L, D / 4 - .012, .30), w, .05), (0, (i - 1.5) * D / 4, H - .30))
    for x in (-1, 1):
        for y in (-1, 1):
            tube('leg', [(x * (L / 2 - .9), y * (D / 2 - .7), H - .3), (x * (L / 2 - .65), y * (D / 2 - .5), 0)], [.30, .19], lg, res=20, smooth=False)
    p = [(-L / 2 - .16, H - 1.9), (-L / 2 - .12, H - 1.0), (-L / 2 - .07, H - .18), (-L / 2 + .06, H + .03)] + [(x, H + .025) for x in np.linspace(-L / 2 + .5, L / 2 - .5, 12)] + [(L / 2 - .06, H + .03), (L / 2 + .07, H - .18), (L / 2 + .12, H - 1.0), (L / 2 + .16, H - 1.9)]
    fold('runner', p, 2.3, .035, [m], wob=.0, seed=2, fray=.01)
    return dict(rot=-32, elev=22, fill=.78) if v == 1 else dict(rot=-52, elev=26, fill=.78, zoom=(.50, .02, .16), focus=8)


def apron_waist(v):
    m, s = cloth(weave=11, stripes=.5, dip=((0, 1, 0), 2.0)), material('cloth', 'strap', weave=22)
    flat_piece('apron', m, 4.6, lambda y: 3.3 - .10 * np.asarray(y) / 4.6, wr=.15, seed=6)
    for x in (-1.05, 1.05):
        place(flat_piece('pocket', m, 1.7, lambda y: .92 + 0 * np.asarray(y), 40, 40, z=.22, wr=.06, seed=9), (x, 1.5, 0))
    ribbon('waist', [(-3.24, 4.50, .30), (-1, 4.52, .36), (1, 4.52, .36), (3.24, 4.50, .30)], .42, s, thick=.22)
    ribbon('tie', [(-3.2, 4.5, .14), (-4.2, 4.4, .09), (-4.9, 3.5, .07), (-4.4, 2.4, .10), (-4.9, 1.0, .07)], .24, s)
    ribbon('tie', [(3.2, 4.5, .14), (4.3, 4.7, .09), (5.0, 3.9, .07), (4.6, 2.6, .10), (5.1, 1.4, .07)], .24, s)
    return dict(rot=6, elev=60, fill=.82, aperture=.004) if v == 1 else dict(rot=-28, elev=42, fill=.82, zoom=(.48, 0, -.02), focus=50)


def curtain_cafe(v):
    m, r = cloth(weave=9, stripes=.55, dip=((0, 0, 1), 2)), material('wood', 'rod', grain=(.5, 8, 8))
    H = 4.4

    def fn(u, w):
        ph = 34 * u * 2 + .5 * np.sin(3 * w + 5 * u) * (1 - w)
        return (u - .5) * 7.6 + .06 * np.cos(ph), (.17 + .09 * (1 - w)) * np.sin(ph) + .05 * np.sin(2.3 * ph + 1), w * H + .02 * np.sin(ph)
    sheet('curtain', fn, 460, 50, m, .02, (13, H))
    tube('rod', [(-4.2, 0, H + .22), (4.2, 0, H + .22)], .10, r, res=24, smooth=False)
    for x in (-4.2, 4.2):
        place(spin('knob', [(r, [(0, -.18), (.12, -.14), (.19, 0), (.12, .14), (0, .18)])], seg=32), (x, 0, H + .22))
    for i in range(9):
        x = -3.4 + i * .85
        q = [(x, .15 * math.cos(a), H + .20 + .17 * math.sin(a)) for a in np.linspace(0, TAU, 17)[:-1]]
        tube('loop', q, .05, m, res=8, closed=True, n=2, flat=.3, up=(1, 0, 0))
    return dict(rot=-16, elev=10, fill=.80) if v == 1 else dict(rot=-36, elev=14, fill=.80, zoom=(.52, -.06, .16), focus=50)


def towel_pair(v):
    """two small cloths for the face"""
    m, b = material('plush', 'cloth', pattern=True, weave=26, stripes=.55), material('cloth', 'band', weave=22)
    edge = lambda a, y: 1 if .72 < abs(y) < .80 else 0
    flat = lambda z, seed: fold('cloth', [(x, z + .07 + .03 * math.sin(3 * x + seed)) for x in np.linspace(-.8, .8, 12)], 2.0, .11, [m, b], edge, wob=.03, seed=seed, fray=.02)
    if v == 1:
        for k in range(2):
            place(fold('cloth', serpentine(.95, .11, 2, .24 * k), 2.0, .11, [m, b], edge, wob=.02, seed=k + 1, fray=.02), (.05 * k, .04 * k, 0), (0, 0, 7 * k))
        return dict(rot=-60, elev=30, fill=.62)
    place(flat(0, 3), (-.7, .2, 0), (0, 0, 12)); place(flat(.12, 5), (.55, -.15, 0), (0, 0, -16))
    return dict(rot=-20, elev=52, fill=.72)


def towel_tea(v):
    """thin kitchen cloths"""
    m, b = cloth(weave=22, stripes=1.1, dip=((1, 0, 0), .4)), material('cloth', 'band', weave=24)
    W, D, t = 2.5, 1.9, .045

    def one(z, seed, layers=4):
        top = (layers - 1) * (W + .1)
        return fold('cloth', serpentine(W, t, layers, z, 1.15), D, t, [m, b], lambda a, y: 1 if top + 1.95 < a < top + 2.12 or top + 2.2 < a < top + 2.25 else 0, wob=.02, seed=seed, fray=.015)
    for k in range(3):
        place(one(k * .225, k + 1), (.04 * (-1) ** k, .03 * k, 0), (0, 0, 3 * (-1) ** k))
    if v == 1:
        return dict(rot=-125, elev=28, fill=.66)
    place(sheet('loose', lambda u, w: ((u - .5) * 3.4 + .14 * np.sin(6 * w), (w - .5) * 2.6 + .1 * np.sin(5 * u + 1), .08 + .10 * np.sin(6 * u + 3 * w) ** 2 + .07 * noise2(u * 3, w * 3, 4, 2, 2)), 90, 70, m, .02, (3.4, 2.6)), (.6, -2.2, 0), (0, 0, 24))
    return dict(rot=-30, elev=44, fill=.84)


def towel_hung():
    """one thrown over a wooden rail, whole"""
    m, wood = cloth(weave=22, stripes=1.1), material('wood', fixed=(.36, .225, .12), grain=(3, 3, .5))
    W, R, top = 4.6, .14, 5.3
    path = [(.62, 1.9), (.50, 2.8), (.30, 4.2), (.15, 5.0)] + [((R + .02) * math.cos(a), top + (R + .02) * math.sin(a)) for a in np.linspace(.2, math.pi - .2, 7)] + [(-.17, 5.0), (-.30, 4.2), (-.46, 2.6), (-.56, 1.2)]
    line = smooth_line([(x, z, 0) for x, z in path], 10)[:, :2]
    arc = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])

    def fn(u, w):
        x, z = (np.interp(u * arc[-1], arc, line[:, k]) for k in (0, 1))
        y, low = (w - .5) * W, np.clip((top - .1 - z) / 3, 0, 1.3) * np.where(x < 0, 1, .5)
        fold_ = np.sin(1.9 * y + .6 + .3 * z) + .5 * np.sin(3.7 * y + 1.5 - .4 * z)
        return x + low * (.11 * fold_ - .06) + .01 * np.sin(5 * z + 2 * y), y * (1 - .035 * low) + .03 * np.sin(1.5 * z) * low, z + .04 * np.sin(1.3 * y + 1) * low
    sheet('cloth', fn, 150, 120, m, .03, (arc[-1], W))
    tube('rail', [(0, -2.95, top), (0, 2.95, top)], R, wood, res=28, smooth=False)
    for y in (-2.85, 2.85):
        tube('post', [(0, y, 0), (0, y, top + .45)], [.16, .13], wood, res=24, smooth=False)
        place(rbox('foot', (2.2, .34, .22), wood, .08), (0, y, 0))
    return dict(rot=66, elev=12, fill=.84, focus=25, aperture=.006)


MODELS = {'towel': towel, 'napkins': napkins, 'blanket': blanket, 'cushion': cushion, 'fabric-roll': fabric_roll, 'fabric-fold': fabric_fold,
          'tablecloth': tablecloth, 'apron': apron, 'tote-bag': tote_bag, 'curtain': curtain, 'samples': samples,
          'tablecloth.round': tablecloth_round, 'tablecloth.runner': runner, 'apron.waist': apron_waist, 'towel.pair': towel_pair, 'apron.child': apron_child, 'tote-bag.cat': tote_cat, 'curtain.cafe': curtain_cafe, 'towel.tea': towel_tea}
