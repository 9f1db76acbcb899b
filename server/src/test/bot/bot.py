"""A player in another language, written from docs/protocol.md alone, with Python's own library only.

usage: bot.py http://localhost:8080 NAME [ROUNDS]     plays so many rounds at the first table with a free seat
"""
import base64, http.client, json, os, random, socket, struct, sys, urllib.parse


class Room:
    """HTTP with the cookie and the CSRF word of a guest."""

    def __init__(self, address, name):
        self.host = urllib.parse.urlparse(address).netloc
        self.cookie, self.csrf = "", ""
        me = self.call("POST", "/api/guest", {"name": name})
        self.csrf = me["csrf"]

    def call(self, method, path, body=None):
        line = http.client.HTTPConnection(self.host, timeout=20)
        headers = {"Cookie": self.cookie, "X-Cardroom-Csrf": self.csrf, "Content-Type": "application/json"}
        line.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = line.getresponse()
        self.cookie = (answer.getheader("Set-Cookie") or self.cookie).split(";")[0]
        text = answer.read().decode()
        if answer.status >= 400:
            raise SystemExit(f"{method} {path}: {text}")
        return json.loads(text)


class Socket:
    """As much of RFC 6455 as a table needs: whole text messages, pings, the close."""

    def __init__(self, room, path):
        host, port = room.host.split(":")
        self.line = socket.create_connection((host, int(port)), timeout=30)
        key = base64.b64encode(os.urandom(16)).decode()
        self.line.sendall((f"GET {path} HTTP/1.1\r\nHost: {room.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                           f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {room.cookie}\r\n\r\n").encode())
        self.stream = self.line.makefile("rb")
        if b"101" not in self.stream.readline():
            raise SystemExit("the socket was refused")
        while self.stream.readline() not in (b"\r\n", b""):
            pass

    def send(self, text, kind=1):
        data, mask = text if isinstance(text, bytes) else text.encode(), os.urandom(4)
        size = len(data)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else struct.pack("!BBH", 0x80 | kind, 0xFE, size)
        self.line.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def receive(self):
        text = b""
        while True:
            first, size = self.stream.read(2)
            if size == 126:
                size = struct.unpack("!H", self.stream.read(2))[0]
            elif size == 127:
                size = struct.unpack("!Q", self.stream.read(8))[0]
            data = self.stream.read(size)
            kind = first & 15
            if kind == 8:
                raise SystemExit(f"closed: {data[2:].decode()}")
            if kind == 9:
                self.send(data, 10)
            if kind in (0, 1):
                text += data
                if first & 0x80:
                    return json.loads(text)


def choose(choices, mine, seated):
    """Sits down first, never leaves, and else takes any choice that is its own to make."""
    if not seated:
        sits = [c for c in choices if c["id"] == "sit"]
        return random.choice(sits) if sits else None
    idle = ("leave", "sit-out", "top-up", "take-back", "match", "stay", "peek")
    open_to_me = [c for c in choices if c["id"] not in idle]
    done = [c for c in open_to_me if c["id"] == "done"]
    if done and mine:
        return done[0]
    bets = [c for c in open_to_me if c["id"] in ("bet.game", "bet.ante", "stake") and "/" not in c["position"]]
    return random.choice(bets or open_to_me) if open_to_me else None


def play(address, name, rounds):
    room = Room(address, name)
    table = next(t for t in room.call("GET", "/api/tables") if t["freeSeats"] > 0)
    line = Socket(room, f"/api/tables/{table['id']}/socket")
    number, zones, choices, waiting, first = 0, {}, [], 0, None
    while True:
        message = line.receive()
        if "answer" in message:
            # The answer comes before the change it made: decide again when that has been shown.
            waiting = message["answer"].get("number", number + 1)
            if not message["answer"]["ok"]:
                print("refused:", message["answer"]["words"])
            continue
        number = message["number"]
        zones.update(message["zones"])
        choices = message.get("choices", choices)
        seated = any(seat["player"] == name for seat in zones["seats"])
        played = zones["table"]["round"]
        if seated and first is None:
            first = played
        if first is not None and played - first >= rounds and zones["table"]["phase"] != "playing":
            print(f"played {played - first} rounds at table {table['id']}")
            return
        mine = [p for p in zones["positions"] if p["bettor"] == name and p["stakes"]]
        choice = choose(choices, mine, seated) if number >= waiting else None
        if choice:
            cents = choice.get("amount", {}).get("suggestedCents", 0)
            line.send(json.dumps({"key": os.urandom(16).hex(), "number": number, "id": choice["id"],
                                  "position": choice["position"], "amountCents": cents}))
            waiting = float("inf")


if __name__ == "__main__":
    play(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 3)
