"""What is worn, on a dress form: shows how it fits and how long it is."""
import math
import numpy as np
from scene import *
from textiles import cloth

OAK, ECRU = (.36, .225, .12), (.62, .555, .45)
HEM = 1.5           # how high above the ground the hem hangs
ROUND = 2.35        # of a body's cross-section: 2 is an ellipse

# the body at a height: half its width and half its depth
BODY = np.array([(4.2, 1.60, 1.10), (5.0, 1.80, 1.24), (5.8, 1.74, 1.20), (6.6, 1.46, 1.04), (7.1, 1.36, .96), (7.8, 1.46, 1.05), (8.8, 1.64, 1.22), (9.4, 1.66, 1.22), (10.2, 1.70, 1.06),
                 (11.0, 1.78, .86), (11.5, 1.62, .74), (11.85, 1.20, .64), (12.1, .74, .56), (12.4, .60, .54), (13.0, .56, .52)])
# the cloth before it: hangs straight from the chest to the hips, a little wider below
CLOTH = np.array([(0, 2.12, 1.62), (2.5, 2.04, 1.50), (4.0, 1.92, 1.36), (5.0, 1.84, 1.30), (7.1, 1.62, 1.22), (8.8, 1.68, 1.28), (9.4, 1.70, 1.28), (10.2, 1.74, 1.13), (11.0, 1.82, .93)])


def axes(of, z):
    """smoothly between the given heights"""
    k = smooth_line(of, 8)
    return np.interp(z, k[:, 0], k[:, 1]), np.interp(z, k[:, 0], k[:, 2])


def around(a, b, angle):
    """a point of the cross-section; angle 0 is the middle of the front"""
    s, c = np.sin(angle), -np.cos(angle)
    k = (np.abs(s / a) ** ROUND + np.abs(c / b) ** ROUND) ** (-1 / ROUND)
    return k * s, k * c


ANGLES = np.linspace(-math.pi, math.pi, 361)


def laid_on(x, y, off=0.0):
    """where points of the cloth come to lie: x to the right of its middle, y above its hem, off outwards from there"""
    x, y, off = np.broadcast_arrays(np.asarray(x, float), np.asarray(y, float), np.asarray(off, float))
    out = np.empty(x.shape + (3,))
    low = np.clip(1 - y / 5.2, 0, 1)
    wave = off + low ** 1.3 * (.16 * np.sin(2.1 * x + .8 + .25 * y) + .07 * np.sin(4.3 * x + 2)) + .012 * np.sin(3 * x + 2.2 * y) + .010 * np.sin(7 * y - 2 * x)
    a, b = axes(CLOTH, HEM + y)
    for i in np.ndindex(x.shape):
        px, py = around(a[i], b[i], ANGLES)
        arc = np.concatenate([[0], np.cumsum(np.hypot(np.diff(px), np.diff(py)))])
        angle = np.interp(x[i], arc - arc[len(arc) // 2], ANGLES)
        out[i] = *around(a[i] + wave[i], b[i] + wave[i], angle), HEM + y[i]
    return out


def piece(name, m, shape, off=0.0, nu=60, nv=60, thick=.022):
    """a flat piece laid on the body; shape(u, w) gives x, y of the cloth"""
    u, w = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing='ij')
    x, y = np.broadcast_arrays(*shape(u, w))
    p = laid_on(x, y, off)
    o = sheet(name, lambda *_: (p[..., 0], p[..., 1], p[..., 2]), nu, nv, m, thick)
    flat = np.stack([x, y], -1).reshape(-1, 2)
    for loop, corner in zip(o.data.loops, o.data.uv_layers['pat'].data):      # true cloth coordinates, for its weave
        corner.uv = flat[loop.vertex_index]
    return o


def band(pts, normals, w, m, thick=.03):
    """a strap along the points, its flat side along the normals"""
    t = np.gradient(pts, axis=0); t /= np.linalg.norm(t, axis=1)[:, None]
    side = np.cross(t, normals); side /= np.linalg.norm(side, axis=1)[:, None]
    across = np.linspace(-1, 1, 9)
    v = (pts[:, None] + side[:, None] * across[None, :, None] * w / 2 - normals[:, None] * (.012 * across[None, :, None] ** 2)).reshape(-1, 3)
    arc = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(pts, axis=0), axis=1))])
    uv = np.stack(np.broadcast_arrays(arc[:, None], across[None] * w / 2), -1).reshape(-1, 2)
    k = len(across)
    o = obj('band', v, [(i * k + j, (i + 1) * k + j, (i + 1) * k + j + 1, i * k + j + 1) for i in range(len(pts) - 1) for j in range(k - 1)], m, uv=uv)
    s = o.modifiers.new('s', 'SOLIDIFY'); s.thickness = thick; s.offset = 0
    return o


def depth(q):
    """1 on the body, less inside of it"""
    a, b = axes(BODY, q[2])
    return abs(q[0] / a) ** ROUND + abs(q[1] / b) ** ROUND


def outwards(p):
    """the normal of the body where it is nearest"""
    g = np.array([[(depth(q + d) - depth(q - d)) for d in np.eye(3) * .02] for q in p])
    return g / (np.linalg.norm(g, axis=1)[:, None] + 1e-9)


def on_body(x, z, back=False):
    a, b = axes(BODY, z)
    y = b * max(0, 1 - abs(x / a) ** ROUND) ** (1 / ROUND)
    return np.array([x, y if back else -y, z])


def dress_form():
    m, wood = material('cloth', fixed=ECRU, weave=20), material('wood', fixed=OAK, grain=(3, 3, .5))

    def fn(u, w):
        z = BODY[0, 0] + w * (BODY[-1, 0] - BODY[0, 0])
        a, b = axes(BODY, z)
        x, y = around(a, b, (u - .5) * math.tau)
        return x, y, z
    sheet('form', fn, 120, 160, m, 0, (9, 9))
    spin('cap', [(wood, [(.60, 12.98), (.60, 12.98), (.60, 13.10), (.52, 13.18), (.18, 13.22), (.12, 13.34), (.20, 13.50), (.14, 13.66), (0, 13.70)])], seg=64)
    spin('floor', [(m, [(0, 4.2), (1.2, 4.2)])], seg=48)
    spin('stand', [(wood, [(0, 4.4), (.17, 4.4), (.17, .4), (.24, .3), (.5, .22), (1.5, .16), (1.6, .1), (1.6, 0), (0, 0)])], seg=80)


def apron_on_form(m, s, bound):
    """with two pockets and a third one, its straps crossed behind"""
    dress_form()

    def half(y):
        k = np.clip((np.asarray(y, float) - 5.2) / 2.3, 0, 1)
        return 3.2 - (3.2 - 1.35) * (k * k * (3 - 2 * k))
    piece('apron', m, lambda u, w: ((2 * u - 1) * half(8.4 * w), 8.4 * w), .03, 130, 150)
    for sd in (-1, 1):
        piece('edge', bound, lambda u, w: (sd * (half(8.4 * w) - .13 + .13 * u), 8.4 * w), .05, 5, 150)
    piece('hem', bound, lambda u, w: ((2 * u - 1) * 3.2, .16 * w), .05, 130, 5)
    piece('top', bound, lambda u, w: ((2 * u - 1) * 1.37, 8.14 + .26 * w), .05, 60, 6)
    for x, y, w_, h in ((-1.42, 1.9, 1.22, 2.2), (1.42, 1.9, 1.22, 2.2), (.55, 6.0, .52, 1.25)):
        bulge = lambda u, w: .06 + .07 * np.sin(np.pi * np.clip(u, 0, 1)) * np.clip(w, 0, 1) ** 2
        piece('pocket', m, lambda u, w: (x + (2 * u - 1) * w_, y + h * w), bulge(np.linspace(0, 1, 50)[:, None], np.linspace(0, 1, 50)[None]), 50, 50)
        piece('seam', bound, lambda u, w: (x + (2 * u - 1) * w_, y + h - .18 + .18 * w), .09 + .07 * np.sin(np.pi * np.linspace(0, 1, 50)[:, None]), 50, 5)
    for sd in (-1, 1):
        start, end = laid_on(np.array([sd * 1.12]), np.array([7.9]), .07)[0], laid_on(np.array([-sd * 2.95]), np.array([4.9]), .07)[0]
        way = [start, laid_on(np.array([sd * 1.12]), np.array([8.4]), .06)[0]] + [on_body(sd * x, z) for x, z in ((1.10, 10.6), (1.12, 11.2), (1.14, 11.6))] + [np.array([sd * 1.14, 0, 11.88])] + \
            [on_body(sd * x, z, True) for x, z in ((1.08, 11.5), (.95, 11.0), (.55, 10.1), (.0, 9.1), (-.6, 8.2), (-1.2, 7.4))] + [end]
        pts = smooth_line(way, 14)
        pts[:, :2] *= np.array([max(1, depth(q) ** (-1 / ROUND)) if q[2] < 11 else 1 for q in pts])[:, None]      # nowhere in the body
        n = outwards(pts)
        lift = .05 + (.03 if sd > 0 else 0)
        band(pts + n * lift, n, .34, s)


def apron_worn():
    """from the front and from behind"""
    kinds = cloth(weave=11, stripes=.5), material('cloth', 'strap', weave=22), material('cloth', 'binding', weave=22)
    place(built(lambda: apron_on_form(*kinds)), (-2.35, 0, 0), (0, 0, 24))
    place(built(lambda: apron_on_form(*kinds)), (2.45, 1.2, 0), (0, 0, 160))
    return dict(rot=0, elev=9, fill=.94, focus=20, aperture=.004)


VIEWS = {'apron:2': apron_worn}
