"""The studio: helpers for meshes, materials that write masks, light, camera and the passes that are kept.

One unit is 10 cm. A model is rendered once per view with neutral colours; every material also writes, through AOVs, how much of which
part a pixel shows. develop.py puts a product's own colours and pattern onto that, so hundreds of products cost a few dozen renders.
"""
import bpy, bmesh, math, random
import numpy as np
from mathutils import Euler, Vector, Matrix

TAU = 2 * math.pi
META = {}


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    META.clear()
    META.update(parts=[], metal=[], base={})
    random.seed(7)
    np.random.seed(7)


# ---------------------------------------------------------------- meshes

def obj(name, verts, faces, mats, face_mats=None, uv=None, smooth=True):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(map(float, v)) for v in verts], [], [tuple(map(int, f)) for f in faces])
    for m in mats if isinstance(mats, (list, tuple)) else [mats]:
        me.materials.append(m)
    if face_mats is not None:
        me.polygons.foreach_set('material_index', np.asarray(face_mats, dtype=np.int32))
    layer = me.uv_layers.new(name='pat')
    idx = np.zeros(len(me.loops), dtype=np.int32)
    me.loops.foreach_get('vertex_index', idx)
    if uv is not None:
        layer.data.foreach_set('uv', np.asarray(uv, dtype=np.float32)[idx].ravel())
    if smooth:
        me.polygons.foreach_set('use_smooth', np.ones(len(me.polygons), dtype=bool))
    me.update()
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    if uv is None:
        box_uv(o)
    return o


def box_uv(o):
    me = o.data
    layer = me.uv_layers.active or me.uv_layers.new(name='pat')
    for p in me.polygons:
        n = p.normal
        a = max(range(3), key=lambda k: abs(n[k]))
        i, j = ((1, 2), (0, 2), (0, 1))[a]
        for l in p.loop_indices:
            c = me.vertices[me.loops[l].vertex_index].co
            layer.data[l].uv = (c[i], c[j])


def place(o, loc=(0, 0, 0), rot=(0, 0, 0), scale=1):
    """rot in degrees; moves the object on top of what it already has"""
    s = scale if isinstance(scale, (tuple, list)) else (scale,) * 3
    m = Matrix.LocRotScale(Vector(loc), Euler([math.radians(a) for a in rot]), Vector(s))
    for x in o if isinstance(o, (list, tuple)) else [o]:
        x.matrix_world = m @ x.matrix_world
    return o


def built(make):
    """the objects that make() adds"""
    before = set(bpy.context.scene.objects)
    make()
    return [o for o in bpy.context.scene.objects if o not in before]


def smooth_line(pts, n=6, closed=False):
    """Catmull-Rom through the points; a point given twice stays a corner."""
    p = [np.array(q, float) for q in pts]
    out = []
    m = len(p)
    for i in range(m if closed else m - 1):
        if closed:
            a, b, c, d = p[i - 1], p[i], p[(i + 1) % m], p[(i + 2) % m]
        else:
            a, b, c, d = p[max(i - 1, 0)], p[i], p[i + 1], p[min(i + 2, m - 1)]
        if np.allclose(b, c):
            continue
        if np.allclose(a, b):
            a = b
        for t in np.linspace(0, 1, n, endpoint=False):
            out.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    if not closed:
        out.append(p[-1])
    return np.array(out)


def spin(name, sections, seg=112, n=6, squash=None, wobble=0.0):
    """sections: [(material, [(r, z), …]), …] joined end to end, each smoothed."""
    rs, mats, mat_of = [], [], []
    for m, pts in sections:
        line = smooth_line(pts, n)
        line[:, 0] = np.maximum(line[:, 0], 0)
        if m not in mats:
            mats.append(m)
        start = 1 if rs else 0
        if not start:
            rs.append(line[0]); mat_of.append(None)
        for q in line[1:]:
            rs.append(q); mat_of.append(mats.index(m))
    rs = np.array(rs)
    k = len(rs)
    arc = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(rs, axis=0), axis=1))])
    a = np.arange(seg + 1) * TAU / seg
    A, R = np.meshgrid(a, rs[:, 0], indexing='ij')
    Z = np.broadcast_to(rs[:, 1], A.shape)
    R = R * (1 + wobble * (np.sin(2 * A + Z) + .6 * np.sin(3 * A - 2 * Z)))
    x, y = R * np.cos(A), R * np.sin(A)
    v = np.stack([x, y, np.array(Z)], -1).reshape(-1, 3)
    rmax = rs[:, 0].max()
    uv = np.stack([np.broadcast_to(arc, A.shape), A * rmax], -1).reshape(-1, 2)
    f, fm = [], []
    for i in range(seg):
        for j in range(k - 1):
            f.append((i * k + j, (i + 1) * k + j, (i + 1) * k + j + 1, i * k + j + 1))
            fm.append(mat_of[j + 1])
    o = obj(name, v, f, mats, fm, uv)
    bm = bmesh.new(); bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data); bm.free()
    return o


def tube(name, pts, r, mat, res=14, n=8, closed=False, flat=1.0, smooth=True, up=None):
    """a sweep along points; r a number or a list per point; flat squeezes the second axis"""
    line = smooth_line(pts, n, closed) if smooth else np.array(pts, float)
    m = len(line)
    rr = np.interp(np.linspace(0, 1, m), np.linspace(0, 1, len(r)), r) if isinstance(r, (list, tuple)) else np.full(m, r)
    t = np.gradient(line, axis=0) if not closed else np.roll(line, -1, 0) - np.roll(line, 1, 0)
    t /= np.linalg.norm(t, axis=1)[:, None] + 1e-9
    ref = np.array(up if up is not None else ((0, 0, 1) if abs(t[0][2]) < .9 else (0, 1, 0)), float)
    x = np.cross(t[0], ref); x /= np.linalg.norm(x)
    v = []
    uv = []
    L = 0
    for i in range(m):
        if up is not None:
            x = np.cross(t[i], ref)
        x = x - t[i] * x.dot(t[i]); x /= np.linalg.norm(x) + 1e-9
        y = np.cross(t[i], x)
        L += np.linalg.norm(line[i] - line[i - 1]) if i else 0
        for j in range(res):
            a = j * TAU / res
            v.append(line[i] + rr[i] * (math.cos(a) * x + math.sin(a) * flat * y))
            uv.append((L, a * rr[i]))
    f = []
    for i in range(m if closed else m - 1):
        for j in range(res):
            i2 = (i + 1) % m
            f.append((i * res + j, i * res + (j + 1) % res, i2 * res + (j + 1) % res, i2 * res + j))
    if not closed:
        f.append(tuple(range(res - 1, -1, -1)))
        f.append(tuple((m - 1) * res + j for j in range(res)))
    return obj(name, v, f, mat, uv=uv)


def rbox(name, size, mat, r=.03, seg=4, loc=(0, 0, 0)):
    """a box standing on z=0, edges rounded"""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = Vector((v.co.x * size[0], v.co.y * size[1], (v.co.z + .5) * size[2]))
    r = min(r, min(size) * .49)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=r, segments=seg, profile=.5, affect='EDGES')
    me = bpy.data.meshes.new(name); bm.to_mesh(me); bm.free()
    me.materials.append(mat)
    for p in me.polygons:
        p.use_smooth = True
    me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(40)
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    box_uv(o)
    o.location = loc
    bpy.context.view_layer.update()
    return o


def cylinder(name, r, h, mat, bevel=.02, loc=(0, 0, 0), seg=72):
    return place(spin(name, [(mat, [(0, 0), (r - bevel, 0), (r - bevel, 0), (r, bevel), (r, bevel), (r, h - bevel), (r, h - bevel),
                                    (r - bevel, h), (r - bevel, h), (0, h)])], seg=seg, n=3), loc)


def slab(name, outline, z0, z1, mat, bevel=.03, seg=3, smooth=True):
    """a flat plate with any outline (2D points), rounded edges"""
    bm = bmesh.new()
    vs = [bm.verts.new((float(x), float(y), z0)) for x, y in outline]
    f = bm.faces.new(vs)
    g = bmesh.ops.extrude_face_region(bm, geom=[f])
    bmesh.ops.translate(bm, verts=[e for e in g['geom'] if isinstance(e, bmesh.types.BMVert)], vec=(0, 0, z1 - z0))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    if bevel:
        edges = [e for e in bm.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6]
        bmesh.ops.bevel(bm, geom=edges, offset=bevel, segments=seg, profile=.5, affect='EDGES')
    me = bpy.data.meshes.new(name); bm.to_mesh(me); bm.free()
    me.materials.append(mat)
    for p in me.polygons:
        p.use_smooth = smooth
    me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(50)
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    box_uv(o)
    return o


def round_rect(w, h, r, n=8):
    out = []
    for cx, cy, a0 in ((w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, 90), (-w / 2 + r, -h / 2 + r, 180), (w / 2 - r, -h / 2 + r, 270)):
        for i in range(n + 1):
            a = math.radians(a0 + 90 * i / n)
            out.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return out


def sheet(name, fn, nu, nv, mat, thick=.02, size=(1, 1), mats=None, mat_fn=None, offset=0):
    """fn(u, v) in 0…1 (arrays) -> x, y, z; uv in units of size"""
    u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing='ij')
    x, y, z = fn(u, v)
    vs = np.stack([x + 0 * u, y + 0 * u, z + 0 * u], -1).reshape(-1, 3)
    uv = np.stack([u * size[0], v * size[1]], -1).reshape(-1, 2)
    f, fm = [], []
    for i in range(nu - 1):
        for j in range(nv - 1):
            f.append((i * nv + j, (i + 1) * nv + j, (i + 1) * nv + j + 1, i * nv + j + 1))
            fm.append(mat_fn((i + .5) / (nu - 1), (j + .5) / (nv - 1)) if mat_fn else 0)
    o = obj(name, vs, f, mats or [mat], fm, uv)
    if thick:
        s = o.modifiers.new('s', 'SOLIDIFY'); s.thickness = thick; s.offset = offset
    return o


def noise2(x, y, seed=0, octaves=3, scale=1.0):
    """cheap smooth noise: sums of sines, about -1…1"""
    rng = np.random.RandomState(seed)
    out = 0 * x
    amp = 1.0
    for _ in range(octaves):
        for _ in range(4):
            a, p = rng.uniform(0, TAU), rng.uniform(0, TAU)
            k = scale * rng.uniform(.7, 1.4)
            out = out + amp * .25 * np.sin(k * (x * math.cos(a) + y * math.sin(a)) + p) * 1.4
        amp *= .5
        scale *= 2
    return out


def instances(src, transforms):
    """copies that share a mesh; src itself is removed from the picture"""
    out = []
    for m in transforms:
        o = bpy.data.objects.new(src.name, src.data)
        for mod in src.modifiers:
            q = o.modifiers.new(mod.name, mod.type)
            if mod.type == 'SOLIDIFY':
                q.thickness = mod.thickness; q.offset = mod.offset
        bpy.context.scene.collection.objects.link(o)
        o.matrix_world = m
        out.append(o)
    bpy.data.objects.remove(src)
    return out


def trs(loc, rot=(0, 0, 0), s=1.0):
    s = s if isinstance(s, (tuple, list)) else (s,) * 3
    return Matrix.LocRotScale(Vector(loc), Euler([math.radians(a) for a in rot]), Vector(s))


# ---------------------------------------------------------------- materials

class G:
    """a node tree, written tersely"""
    def __init__(self, tree):
        self.t = tree

    def n(self, kind, ins=None, **props):
        x = self.t.nodes.new(kind)
        for k, v in props.items():
            setattr(x, k, v)
        for k, v in (ins or {}).items():
            self.set(x.inputs[k], v)
        return x

    def set(self, sock, v):
        if isinstance(v, bpy.types.NodeSocket):
            self.t.links.new(v, sock)
        else:
            sock.default_value = v

    def m(self, op, a, b=0.0, c=0.0, clamp=False):
        x = self.n('ShaderNodeMath', operation=op, use_clamp=clamp)
        for s, v in zip(x.inputs, (a, b, c)):
            self.set(s, v)
        return x.outputs[0]

    def step(self, x, lo, hi):
        """0 below lo, 1 above hi (lo may be above hi)"""
        r = self.n('ShaderNodeMapRange', {'Value': x, 'From Min': lo, 'From Max': hi, 'To Min': 0.0, 'To Max': 1.0}, interpolation_type='SMOOTHSTEP')
        return r.outputs[0]

    def vec(self, v, s):
        x = self.n('ShaderNodeVectorMath', operation='MULTIPLY')
        self.set(x.inputs[0], v); x.inputs[1].default_value = s
        return x.outputs[0]

    def noise(self, v, scale=5.0, detail=2.0, rough=.5):
        return self.n('ShaderNodeTexNoise', {'Vector': v, 'Scale': scale, 'Detail': detail, 'Roughness': rough}).outputs['Fac']

    def around(self, noise, amp):
        """1 ± amp from a 0…1 noise"""
        return self.m('MULTIPLY_ADD', self.m('SUBTRACT', noise, .5), 2 * amp, 1.0)

    def mul(self, a, b):
        return self.m('MULTIPLY', a, b)


KINDS = {
    #          rough spec metal base bump
    'glaze':   (.14, .50, 0, .50, .05),
    'matte':   (.48, .40, 0, .50, .06),
    'clay':    (.85, .25, 0, .50, .12),
    'cloth':   (.95, .12, 0, .50, .30),
    'plush':   (.95, .10, 0, .50, .50),
    'paper':   (.75, .25, 0, .65, .05),
    'gloss':   (.28, .50, 0, .50, .0),
    'wood':    (.48, .35, 0, .45, .08),
    'metal':   (.26, .50, 1, .80, .0),
    'wax':     (.40, .45, 0, .70, .02),
    'leaf':    (.50, .40, 0, .20, .05),
    'dry':     (.88, .12, 0, .20, .35),
    'fruit':   (.62, .30, 0, .24, .45),
    'bean':    (.54, .34, 0, .12, .22),
    'soil':    (.95, .10, 0, .10, .60),
}


def material(kind, part=None, fixed=None, pattern=False, rough=None, base=None, weave=32.0, stripes=1.6, dip=((0, 0, 1), .5), speck=7.0, spots=.11,
             grain=(1, 9, 9), scale=1.0, rings=0.0, vary=0.0, printed=False):
    """part: name of a colour key; fixed: a linear colour that products cannot change; pattern: True if the part takes the pattern of its product, or the name of the one
    it takes in a set of patterned things; speck: how many speckles a unit has, spots: by how much the largest ones are larger; printed: develop.py lays a product's label over its uv"""
    ro, sp, me, ba, bu = KINDS[kind]
    ro = ro if rough is None else rough
    ba = ba if base is None else base
    mt = bpy.data.materials.new(f'{kind}-{part or "fixed"}')
    mt.use_nodes = True
    t = mt.node_tree
    b = t.nodes['Principled BSDF']
    g = G(t)
    co = g.n('ShaderNodeTexCoord')
    O, UV = co.outputs['Object'], g.n('ShaderNodeUVMap', uv_map='pat').outputs[0]
    sep = g.n('ShaderNodeSeparateXYZ', {0: UV})
    u, v = sep.outputs[0], sep.outputs[1]
    mod, height = None, None
    if kind in ('glaze', 'matte'):
        mod = g.mul(g.around(g.noise(O, 2.2 * scale, 3), .10), g.around(g.noise(g.vec(O, (1, 1, 5)), 3 * scale, 2), .05))
        height = g.mul(g.noise(g.vec(O, (.6, .6, 5)), 2.6 * scale, 1), 1.0)
    elif kind == 'clay':
        fine = g.noise(O, 42 * scale, 2, .7)
        mod = g.mul(g.around(g.noise(O, 3 * scale, 3), .10), g.around(fine, .22))
        height = fine
    elif kind in ('cloth', 'plush'):
        w = weave * TAU
        weft = g.m('SINE', g.mul(u, w)); warp = g.m('SINE', g.mul(v, w))
        knot = g.mul(weft, warp)
        slub = g.m('ADD', g.noise(g.vec(UV, (weave * .12, weave * 1.1, 1)), 1.0, 2), g.noise(g.vec(UV, (weave * 1.1, weave * .12, 1)), 1.0, 2))
        mod = g.mul(g.m('MULTIPLY_ADD', g.m('SUBTRACT', slub, 1.0), .55, 1.0), g.m('MULTIPLY_ADD', knot, .07, 1.0))
        mod = g.mul(mod, g.around(g.noise(O, 1.3, 2), .06))
        height = g.m('MULTIPLY_ADD', knot, .35, g.mul(slub, .6))
        if kind == 'plush':
            height = g.noise(O, weave * 1.3, 3, .7)
            mod = g.mul(g.around(g.noise(O, 2, 3), .10), g.around(height, .30))
    elif kind == 'wood':
        s = g.vec(O, grain)
        big = g.noise(s, .9 * scale, 3, .55)
        ring = g.m('SINE', g.mul(big, 26.0))
        fine = g.noise(g.vec(O, tuple(3.2 * q for q in grain)), 2.6 * scale, 3, .7)
        mod = g.mul(g.m('MULTIPLY_ADD', ring, .085, .97), g.around(fine, .26))
        height = fine
    elif kind == 'paper':
        mod = g.around(g.noise(O, 26 * scale, 2, .7), .035)
        height = g.noise(O, 40 * scale, 2, .6)
    elif kind in ('leaf', 'dry', 'fruit', 'bean'):
        rnd = g.n('ShaderNodeObjectInfo').outputs['Random']
        mod = g.mul(g.m('MULTIPLY_ADD', rnd, .75, .62), g.around(g.noise(O, 9 * scale, 2), .25))
        height = g.noise(O, 14 * scale, 2)
    elif kind == 'soil':
        height = g.noise(O, 18 * scale, 3)
        mod = g.around(height, .7)
    elif kind == 'metal':
        br = g.noise(g.vec(O, (1, 1, 60)), 2.0, 1)
        g.set(b.inputs['Roughness'], g.m('MULTIPLY_ADD', br, .14, ro - .05))
    elif kind == 'wax':
        mod = g.around(g.noise(O, 2 * scale, 2), .05)
        height = g.noise(O, 3 * scale, 2)
    if vary:
        rnd = g.n('ShaderNodeObjectInfo').outputs['Random']
        k = g.m('MULTIPLY_ADD', rnd, 2 * vary, 1 - vary)
        mod = g.mul(mod, k) if mod is not None else k
    if rings:
        h2 = g.mul(g.m('SINE', g.mul(g.n('ShaderNodeSeparateXYZ', {0: O}).outputs[2], rings)), .25)
        height = g.m('ADD', height, h2) if height is not None else h2
    if mod is None:
        mod = g.m('ADD', 1.0, 0.0)
    if not me:
        b.inputs['Roughness'].default_value = ro
    b.inputs['Metallic'].default_value = me
    b.inputs['Specular'].default_value = sp
    if height is not None and bu:
        dist = {'cloth': .6 / weave, 'plush': .9 / weave}.get(kind, .03)
        bp = g.n('ShaderNodeBump', {'Strength': bu, 'Distance': dist, 'Height': height})
        g.set(b.inputs['Normal'], bp.outputs[0])
    if printed:
        g.n('ShaderNodeOutputAOV', {0: g.n('ShaderNodeCombineRGB', {0: u, 1: v, 2: 1.0}).outputs[0]}, name='printed')
    # what this pixel is
    if part is not None:
        if part not in META['parts']:
            META['parts'].append(part)
        i = META['parts'].index(part)
        assert i < 3, META['parts']
        META['base'][part] = ba
        if me and part not in META['metal']:
            META['metal'].append(part)
        col = g.n('ShaderNodeCombineRGB', {0: mod, 1: mod, 2: mod})
        mix = g.n('ShaderNodeMixRGB', {0: 1.0, 1: col.outputs[0], 2: (ba, ba * .985, ba * .965, 1)}, blend_type='MULTIPLY')
        g.set(b.inputs['Base Color'], mix.outputs[0])
        ch = g.n('ShaderNodeCombineRGB', {i: mod})
        g.n('ShaderNodeOutputAOV', {0: ch.outputs[0]}, name='parts')
        if pattern:
            k = stripes * TAU
            su, sv = g.m('SINE', g.mul(u, k)), g.m('SINE', g.mul(v, k))
            e = .12
            s1, s2 = g.step(su, -e, e), g.step(sv, -e, e)
            stripe = g.step(su, .45 - e, .45 + e)
            gingham = g.m('MULTIPLY', g.m('ADD', s1, s2), .5)
            vo = g.n('ShaderNodeTexVoronoi', {'Vector': O, 'Scale': speck, 'Randomness': .8})
            rr = g.n('ShaderNodeSeparateRGB', {0: vo.outputs['Color']})
            rad = g.m('MULTIPLY_ADD', g.m('POWER', rr.outputs[0], 4.0), spots, .035)
            dd = g.m('SUBTRACT', vo.outputs['Distance'], rad)
            spk = g.step(dd, .02, -.015)
            vo2 = g.n('ShaderNodeTexVoronoi', {'Vector': O, 'Scale': speck * 3.1})
            spk2 = g.step(vo2.outputs['Distance'], .20, .12)
            spk = g.m('MAXIMUM', spk, g.mul(spk2, .75))
            ax = g.n('ShaderNodeVectorMath', operation='DOT_PRODUCT')
            g.set(ax.inputs[0], O); ax.inputs[1].default_value = dip[0]
            edge = g.m('ADD', ax.outputs['Value'], g.mul(g.m('SUBTRACT', g.noise(O, 2.2, 1), .5), .16))
            dp = g.step(edge, dip[1] - .008, dip[1] + .008)
            masks = {k: g.mul(mask, mod) for k, (name, mask) in enumerate((('stripes', stripe), ('checks', gingham), ('speckles', spk))) if pattern in (True, name)}
            pc = g.n('ShaderNodeCombineRGB', masks)
            g.n('ShaderNodeOutputAOV', {0: pc.outputs[0]}, name='pattern')
            dc = g.n('ShaderNodeCombineRGB', {0: g.mul(dp, mod)})
            g.n('ShaderNodeOutputAOV', {0: dc.outputs[0]}, name='extra')
            if pattern is True:
                META['pattern_part'] = part
            else:
                META.setdefault('patterned', {})[pattern] = part
    else:
        col = g.n('ShaderNodeCombineRGB', {0: mod, 1: mod, 2: mod})
        mix = g.n('ShaderNodeMixRGB', {0: 1.0, 1: col.outputs[0], 2: (*fixed, 1)}, blend_type='MULTIPLY')
        g.set(b.inputs['Base Color'], mix.outputs[0])
        if not me:      # metal has no diffuse colour for the light to be multiplied by
            g.n('ShaderNodeOutputAOV', {0: mix.outputs[0]}, name='fixed')
        else:
            g.n('ShaderNodeOutputAOV', {0: (0, 1, 0, 1)}, name='extra')
    return mt


def glass(part, tint=.5):
    """thin glass: clear from the front, mirrors at the edges; counts its thickness, which develop.py tints"""
    META['parts'].append(part) if part not in META['parts'] else None
    META['glass'] = part
    mt = bpy.data.materials.new('glass'); mt.use_nodes = True
    t = mt.node_tree
    t.nodes.remove(t.nodes['Principled BSDF'])
    g = G(t)
    fac = g.n('ShaderNodeLayerWeight', {'Blend': .28}).outputs['Fresnel']
    fac = g.m('MINIMUM', fac, .55)
    mix = g.n('ShaderNodeMixShader', {0: fac, 1: g.n('ShaderNodeBsdfTransparent').outputs[0], 2: g.n('ShaderNodeBsdfGlossy', {'Roughness': .06}).outputs[0]})
    g.set(t.nodes['Material Output'].inputs[0], mix.outputs[0])
    g.n('ShaderNodeOutputAOV', {0: (0, 0, tint, 1)}, name='extra')
    return mt


# ---------------------------------------------------------------- studio

FLOOR = (.80, .755, .685)


def studio(view, samples, size):
    s = bpy.context.scene
    things = [o for o in s.objects if o.type == 'MESH']
    root = Matrix.Rotation(math.radians(view.get('rot', 0)), 4, 'Z')
    for o in things:
        o.matrix_world = root @ o.matrix_world
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    pts = []
    for o in things:
        e = o.evaluated_get(dg)
        me = e.to_mesh()
        co = np.zeros(len(me.vertices) * 3, dtype=np.float32)
        me.vertices.foreach_get('co', co)
        co = co.reshape(-1, 3)
        if len(co) > 3000:
            co = co[:: len(co) // 3000]
        M = np.array(o.matrix_world)
        pts.append(co @ M[:3, :3].T + M[:3, 3])
        e.to_mesh_clear()
    P = np.concatenate(pts)
    lift = -P[:, 2].min()
    if abs(lift) > 1e-4:
        for o in things:
            o.matrix_world = Matrix.Translation((0, 0, lift)) @ o.matrix_world
        P[:, 2] += lift
    c = (P.max(0) + P.min(0)) / 2
    R = float(np.linalg.norm(P.max(0) - P.min(0)) / 2)
    # camera: finds its own distance and aim
    el = math.radians(view.get('elev', 20))
    lens = view.get('lens', 85)
    fwd = np.array([0, math.cos(el), -math.sin(el)]); right = np.array([1., 0, 0]); up = np.cross(right, fwd)
    foc = lens / 36 * 2          # half frame = 1
    aim, D = c.copy(), 6 * R
    fill = view.get('fill', .64)
    for _ in range(12):
        q = P - (aim - fwd * D)
        z = q @ fwd
        x, y = q @ right / z * foc, q @ up / z * foc
        w = max(x.max() - x.min(), y.max() - y.min()) / 2
        D *= w / fill
        D = max(D, 1.5 * R * .7)
        aim = aim + right * ((x.max() + x.min()) / 2 * D / foc) + up * (((y.max() + y.min()) / 2) * D / foc)
    if 'zoom' in view:           # a close detail: (how near, shift right, shift up) in frames
        k, dx, dy = view['zoom']
        aim = aim + right * dx * D / foc + up * dy * D / foc
        D *= k
    else:
        aim = aim + up * .03 * D / foc
    cam = bpy.data.cameras.new('c'); co = bpy.data.objects.new('c', cam); s.collection.objects.link(co)
    cam.lens = lens
    co.location = Vector(aim - fwd * D)
    co.rotation_euler = Vector(fwd).to_track_quat('-Z', 'Y').to_euler()
    s.camera = co
    cam.dof.use_dof = True
    near = np.percentile((P - (aim - fwd * D)) @ fwd, view.get('focus', 30))
    cam.dof.focus_distance = float(near)
    cam.dof.aperture_fstop = cam.lens * 1e-3 / (2 * view.get('aperture', .010) * R)   # a lens opening in proportion to the thing
    # backdrop: a sweep of paper
    prof = [(-40 * R, 0), (3 * R, 0)] + [(3 * R + 6 * R * math.sin(a), 6 * R - 6 * R * math.cos(a)) for a in np.linspace(.06, math.pi / 2, 24)] + [(9 * R, 40 * R)]
    v, f = [], []
    for y, z in prof:
        v += [(-60 * R, y, z), (60 * R, y, z)]
    for i in range(len(prof) - 1):
        f.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    mt = bpy.data.materials.new('floor'); mt.use_nodes = True
    g = G(mt.node_tree)
    b = mt.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (*FLOOR, 1); b.inputs['Roughness'].default_value = 1; b.inputs['Specular'].default_value = 0
    g.n('ShaderNodeOutputAOV', {0: (*FLOOR, 1)}, name='fixed')
    g.n('ShaderNodeOutputAOV', {0: (0, 0, 0, 1)}, name='extra')
    g.n('ShaderNodeOutputAOV', {0: (1, 1, 1, 1)}, name='floor')
    obj('floor', v, f, mt)

    def area(loc, look, sx, sy, power, col):
        l = bpy.data.lights.new('a', 'AREA'); l.shape = 'RECTANGLE'; l.size = sx * R; l.size_y = sy * R
        l.energy = power * R * R; l.color = col
        o = bpy.data.objects.new('a', l); s.collection.objects.link(o)
        p = Vector(loc) * R + Vector((c[0], c[1], c[2] * .6))
        o.location = p
        o.visible_camera = False
        o.rotation_euler = (Vector(look) * R + Vector((c[0], c[1], c[2] * .6)) - p).to_track_quat('-Z', 'Y').to_euler()
    area((-4.2, 1.2, 4.0), (0, 0, 0), 3.4, 3.4, 270, (1, .965, .92))        # the window
    area((-2.7, -1.1, 1.7), (0, 0, .2), .9, 3.6, 66, (1, .97, .93))         # a tall strip that glaze mirrors
    area((3.4, -1.6, 1.6), (0, 0, .2), .7, 3.2, 16, (1, .98, .96))          # a white card
    area((.5, 2.5, 7.5), (0, 2.5, 0), 7.0, 5.0, 210, (1, .98, .95))          # a ceiling, mostly for the backdrop
    w = bpy.data.worlds.new('w'); s.world = w; w.use_nodes = True
    g = G(w.node_tree)
    nz = g.n('ShaderNodeSeparateXYZ', {0: g.n('ShaderNodeTexCoord').outputs['Generated']})
    k = g.m('MULTIPLY_ADD', g.m('ADD', nz.outputs[2], g.mul(nz.outputs[0], -.7)), .15, .24, clamp=True)
    bg = w.node_tree.nodes['Background']
    bg.inputs[0].default_value = (1, .975, .94, 1)
    g.set(bg.inputs[1], k)
    renderer(samples, size, size)


# ---------------------------------------------------------------- a room

def room(view, samples):
    """A composed scene, built where it stands: view['camera'] is (from, at, lens in mm, focused point, lens opening in units). Daylight comes through a
    window on the left, view['sun'] says from where; its frame throws the shadows."""
    s = bpy.context.scene
    eye, at, lens, sharp, opening = view['camera']
    cam = bpy.data.cameras.new('c'); co = bpy.data.objects.new('c', cam); s.collection.objects.link(co)
    eye, at = Vector(eye), Vector(at)
    cam.lens, co.location = lens, eye
    co.rotation_euler = (at - eye).to_track_quat('-Z', 'Y').to_euler()
    cam.dof.use_dof = True
    cam.dof.focus_distance = (Vector(sharp) - eye).dot((at - eye).normalized())
    cam.dof.aperture_fstop = lens * 1e-3 / (2 * opening)
    s.camera = co
    sun = bpy.data.lights.new('sun', 'SUN'); so = bpy.data.objects.new('sun', sun); s.collection.objects.link(so)
    sun.energy, sun.angle, sun.color = view.get('power', 5.0), .022, (1, .93, .82)
    to_sun = Vector(view.get('sun', (-1.0, -.28, .62))).normalized()
    so.rotation_euler = to_sun.to_track_quat('Z', 'Y').to_euler()
    window(at + to_sun * 26, to_sun, view.get('pane', (5.2, 6.4)))
    sky = bpy.data.lights.new('sky', 'AREA'); sk = bpy.data.objects.new('sky', sky); s.collection.objects.link(sk)
    sky.shape, sky.size, sky.size_y, sky.color = 'RECTANGLE', 22, 22, (.95, .98, 1)
    sky.energy = view.get('sky', 5200)
    sk.location = at + Vector((-20, -9, 15)); sk.visible_camera = False
    sk.rotation_euler = (at - sk.location).to_track_quat('-Z', 'Y').to_euler()
    w = bpy.data.worlds.new('w'); s.world = w; w.use_nodes = True
    w.node_tree.nodes['Background'].inputs[0].default_value = (1, .95, .88, 1)
    w.node_tree.nodes['Background'].inputs[1].default_value = view.get('fill', .42)
    renderer(samples, *view.get('pixels', (1080, 720)), threshold=.03)


def window(at, to_sun, pane):
    """a wall with six panes between the sun and the scene, seen by its shadow only"""
    w, h = pane
    bars = [((x, 0), (.5, 3 * h)) for x in (-w / 2, w / 2)] + [((0, y), (3 * w, .5)) for y in (-h / 2, h / 2)]
    bars += [((x, 0), (60, 200)) for x in (-1.5 * w - 30, 1.5 * w + 30)] + [((0, y), (3 * w, 100)) for y in (-1.5 * h - 50, 1.5 * h + 50)]
    mt = bpy.data.materials.new('window')
    turn = to_sun.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    for (x, y), (sx, sy) in bars:
        o = obj('window', [(x - sx / 2, y - sy / 2, 0), (x + sx / 2, y - sy / 2, 0), (x + sx / 2, y + sy / 2, 0), (x - sx / 2, y + sy / 2, 0)], [(0, 1, 2, 3)], mt)
        o.matrix_world = Matrix.Translation(at) @ turn
        o.visible_camera = o.visible_diffuse = o.visible_glossy = o.visible_transmission = False


def renderer(samples, width, height, threshold=.05):
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    cy = s.cycles
    cy.device = 'CPU'; cy.samples = samples; cy.use_denoising = False; cy.use_adaptive_sampling = True
    cy.adaptive_threshold = threshold; cy.adaptive_min_samples = 4
    cy.max_bounces = 4; cy.diffuse_bounces = 2; cy.glossy_bounces = 2; cy.transmission_bounces = 2; cy.transparent_max_bounces = 8
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.sample_clamp_indirect = 3; cy.blur_glossy = .5
    s.render.use_persistent_data = False
    s.render.resolution_x, s.render.resolution_y = width, height
    s.render.resolution_percentage = 100
    s.render.threads_mode = 'FIXED'; s.render.threads = 1


PASSES = {'diffdir': 'DiffDir', 'diffind': 'DiffInd', 'glossdir': 'GlossDir', 'glossind': 'GlossInd', 'glosscol': 'GlossCol', 'normal': 'Normal'}
AOVS = ('parts', 'pattern', 'extra', 'fixed', 'floor', 'printed')


def shoot(folder):
    s = bpy.context.scene
    vl = s.view_layers[0]
    for a in ('diffuse_direct', 'diffuse_indirect', 'glossy_direct', 'glossy_indirect', 'glossy_color', 'normal'):
        setattr(vl, 'use_pass_' + a, True)
    for a in AOVS:
        q = vl.aovs.add(); q.name = a; q.type = 'COLOR'
    vl.pass_alpha_threshold = 1.0        # masks are seen through glass
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    rl = t.nodes.new('CompositorNodeRLayers')
    out = t.nodes.new('CompositorNodeOutputFile')
    out.base_path = str(folder)
    out.format.file_format = 'OPEN_EXR'; out.format.color_mode = 'RGB'; out.format.color_depth = '16'; out.format.exr_codec = 'ZIP'
    out.file_slots.clear()
    for k, src in list(PASSES.items()) + [(a, a) for a in AOVS]:
        out.file_slots.new(k + '-')
        t.links.new(rl.outputs[src], out.inputs[-1])
    t.links.new(rl.outputs['Image'], t.nodes.new('CompositorNodeComposite').inputs[0])
    s.render.image_settings.file_format = 'OPEN_EXR'
    s.render.filepath = ''
    bpy.ops.render.render(write_still=False)
