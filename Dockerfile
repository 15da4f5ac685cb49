# A table server. `docker build -t kostka .`, then `docker run -p 8000:8000 -v kostka:/data kostka`.
FROM node:22-slim AS pages
WORKDIR /kostka/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY web .
RUN npm run build

FROM python:3.13-slim AS build
WORKDIR /kostka
COPY pyproject.toml constraints.txt hatch_build.py README.md LICENSE ./
COPY web/build.py web/build.py
COPY src src
COPY --from=pages /kostka/src/kostka/server/site src/kostka/server/site
RUN python -m venv /opt/kostka \
 && /opt/kostka/bin/pip install --no-cache-dir --constraint constraints.txt ".[postgres]"

FROM python:3.13-slim
RUN useradd --create-home --uid 1000 kostka && mkdir /data && chown kostka /data
COPY --from=build /opt/kostka /opt/kostka
USER kostka
# Compiled rules are kept with the tables, so that they are compiled once.
ENV PATH=/opt/kostka/bin:$PATH XDG_DATA_HOME=/data KOSTKA_CACHE_DIR=/data/rules PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8000
HEALTHCHECK --start-period=30s CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/readyz')"]
CMD ["kostka", "serve", "--host", "0.0.0.0"]
